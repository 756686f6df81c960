import { join } from 'node:path';
import { asDatabaseTrouble, type Trouble, troubleIn } from './database-trouble.ts';

/**
 * The fault of the embedded database or its disk, in one sentence for the person who starts the
 * program; `undefined` where the error has another cause.
 */
export function explainEmbedded(error: unknown, dataDir: string): string | undefined {
  const isFull = (error as { code?: string }).code === 'ENOSPC';
  const trouble = isFull ? 'full' : troubleIn(asDatabaseTrouble(error))?.trouble;
  return trouble && sentences[trouble]?.(dataDir);
}

const sentences: Partial<Record<Trouble, (dataDir: string) => string>> = {
  full: (dataDir) => `The data directory ${dataDir} is on a full disk.`,
  damaged: (dataDir) =>
    `The database ${join(dataDir, 'wajha.db')} is damaged: move it away with its -wal and -shm, then npm run restore FILE brings back a backup.`,
  failing: (dataDir) => `The disk of the data directory ${dataDir} gives errors.`,
  locked: (dataDir) => `Another program holds the database ${join(dataDir, 'wajha.db')}; end it.`,
  busy: (dataDir) => `The disk of the data directory ${dataDir} does not answer in time.`,
  'read-only': (dataDir) => `The database ${join(dataDir, 'wajha.db')} cannot be written.`,
};
