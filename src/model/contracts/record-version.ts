/** An earlier version of a record, in the answer of its history. */
export interface RecordVersion {
  version: number;
  savedAt: string;
  savedBy: string;
  data: Record<string, unknown>;
}
