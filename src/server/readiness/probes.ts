import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { UploadStore } from '../pictures/store/store.ts';
import { writeIn } from '../process/first-write.ts';
import type { Settings } from '../process/settings.ts';
import { troubleIn } from '../storage/database-trouble.ts';
import { migrations } from '../storage/migrations/index.ts';
import type { Storage } from '../storage/storage.ts';
import type { PartState, Probe } from './readiness.ts';

const megabyte = 1024 * 1024;

/** Below the first an owner should do something; below the second nothing more can be saved. */
const free = { low: 500 * megabyte, full: 20 * megabyte };

/** What the program needs around it. */
export function probesOf(
  settings: Pick<Settings, 'dataDir' | 's3' | 'databaseUrl'>,
  { db, tryOut, damage }: Pick<Storage, 'db' | 'tryOut' | 'damage'>,
  uploads: Pick<UploadStore, 'state'>,
): Record<string, Probe> {
  const { dataDir, s3, databaseUrl } = settings;
  const isDiskUsed = !s3 || !databaseUrl;
  return {
    async database() {
      try {
        await tryOut();
        return damage.isKnown() ? 'damaged' : 'ok';
      } catch (error) {
        return troubleIn(error)?.trouble ?? 'away';
      }
    },
    async migrations() {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      const applied = new Set(rows.map(({ name }) => name));
      if (Object.keys(migrations).some((name) => !applied.has(name))) return 'behind';
      // A newer program has been at it: this one goes on until its turn to be replaced.
      return applied.size > Object.keys(migrations).length ? 'ahead' : 'ok';
    },
    uploads: uploads.state,
    disk: isDiskUsed ? () => diskState(dataDir) : async () => 'not used',
  };
}

async function diskState(folder: string): Promise<PartState> {
  const bytes = await freeBytes(folder);
  if (bytes < free.full) return 'full';
  const isWritable = await writeIn(folder).then(
    () => true,
    () => false,
  );
  if (!isWritable) return 'not writable';
  return bytes < free.low ? 'low' : 'ok';
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
