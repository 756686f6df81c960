import type { Readable } from 'node:stream';

/** Where uploads are kept. Names are content hashes: what is stored under a name never changes. */
export interface UploadStore {
  put(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  open(name: string): Promise<OpenFile | null>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<KeptFile>;
  /** Throws where nothing could be stored at the moment. */
  reach(): Promise<void>;
  /** For readiness: within a second, and never by throwing. */
  state(): Promise<StoreState>;
}

/** A slow store still does all its work. */
export type StoreState = 'ok' | 'slow' | 'missing' | 'forbidden' | 'not writable' | 'away';

export interface OpenFile {
  body: Readable;
  size: number;
}

export interface KeptFile {
  name: string;
  size: number;
  modified: Date;
}
