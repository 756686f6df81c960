import { open, stat, statfs, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseTrouble } from './database-trouble.ts';

export type Reserve = ReturnType<typeof createReserve>;

const megabyte = 1024 * 1024;
/** Room for as many leads as the shelf takes; on a small disk a twentieth of it. */
const most = 20 * megabyte;
const share = 0.05;
const least = megabyte;

/**
 * A file of zeros that is emptied when the disk is full, so that the program can still start and
 * leads can still be kept. While it is empty, saves are refused until there is room again.
 */
export function createReserve(dataDir: string) {
  const file = join(dataDir, 'reserve');
  /** In memory, since a save is not to ask a disk that may hang. */
  let isGivenUp = false;
  const kept = () =>
    stat(file).then(
      ({ size }) => size,
      () => undefined,
    );

  async function room() {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const size = Math.floor(Math.min(most, blocks * bsize * share));
    return { size, free: bavail * bsize };
  }

  async function keep(): Promise<void> {
    const before = await kept();
    isGivenUp = before === 0;
    const { size, free } = await room();
    // A stop or a kill may have come while it was written.
    if (before && before >= size) return;
    if (size < least || free < 2 * size) return;
    const handle = await open(file, 'w', 0o600);
    try {
      for (let written = 0; written < size; written += megabyte) {
        await handle.write(Buffer.alloc(Math.min(megabyte, size - written)));
      }
      isGivenUp = false;
    } catch (error) {
      await handle.truncate(0);
      throw error;
    } finally {
      await handle.close();
    }
  }

  return {
    /** Where there is room for it, and none yet. */
    keep: () => keep().catch(() => {}),

    /** Says whether that has made room. */
    async giveUp(): Promise<boolean> {
      if (!(await kept())) return false;
      await truncate(file, 0);
      isGivenUp = true;
      return true;
    },

    /** Refuses a save while the disk is full: the last room belongs to leads. */
    async requireRoom(): Promise<void> {
      if (!isGivenUp) return;
      const { size, free } = await room();
      if (free <= size) throw new DatabaseTrouble('full');
      await keep().catch(() => {});
    },
  };
}
