/** Why a copy was made that nobody asked for. */
export type Occasion = 'before-migration' | 'before-restore';

export interface BackupName {
  madeAt: number;
  occasion: Occasion | undefined;
  /** Where a picture that the database names could not be copied. */
  isIncomplete: boolean;
}

/** Sorts by the moment. */
export function backupName({ madeAt, occasion, isIncomplete }: BackupName): string {
  const moment = new Date(madeAt).toISOString().replaceAll(/[:.]/g, '-');
  return [moment, occasion, isIncomplete && INCOMPLETE].filter(Boolean).join('-') + ENDING;
}

/** Nothing for the name of anything else. */
export function readBackupName(name: string): BackupName | undefined {
  const [, day, hours, minutes, seconds, thousandths, occasion, incomplete] =
    PATTERN.exec(name) ?? [];
  if (day === undefined) return undefined;
  return {
    madeAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`),
    occasion: occasion as Occasion | undefined,
    isIncomplete: incomplete !== undefined,
  };
}

const INCOMPLETE = 'incomplete';
const ENDING = '.tar.gz';
const PATTERN =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:-(before-migration|before-restore))?(?:-(incomplete))?\.tar\.gz$/;
