import { access, constants, mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { INCOMING, syncFolder, writeWhole } from '../../storage/write-whole.ts';
import { isUploadName, requireUploadName } from '../upload-name.ts';
import type { UploadStore } from './store.ts';

export async function openDiskStore(dataDir: string): Promise<UploadStore> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await syncFolder(dataDir);
  await removeLeftovers(folder);
  const fileOf = (name: string) => join(folder, requireUploadName(name));

  return {
    async put(name, bytes) {
      const file = fileOf(name);
      if (!(await exists(file))) await writeWhole(file, bytes);
      // Also for a file that was there: the one who put it may not have come this far yet.
      await syncFolder(folder);
    },

    has: (name) => exists(fileOf(name)),

    async open(name) {
      const handle = await open(fileOf(name)).catch(nullIfMissing);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        return { body: handle.createReadStream(), size };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async remove(name) {
      await rm(fileOf(name), { force: true });
    },

    async *list() {
      for await (const entry of await opendir(folder)) {
        if (!isUploadName(entry.name)) continue;
        const found = await stat(join(folder, entry.name)).catch(nullIfMissing);
        if (found) yield { name: entry.name, size: found.size, modified: found.mtime };
      }
    },

    async reach() {},

    state: () =>
      access(folder, constants.R_OK | constants.W_OK).then(
        () => 'ok',
        ({ code }) => (code === 'ENOENT' ? 'missing' : 'not writable'),
      ),
  };
}

const LEFT_OVER_AFTER_MS = 60 * 60 * 1000;

/** What a killed process was writing. Only old ones: another process may share the folder. */
async function removeLeftovers(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    if (!entry.name.startsWith(INCOMING)) continue;
    const file = join(folder, entry.name);
    const found = await stat(file).catch(nullIfMissing);
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_AFTER_MS) await rm(file, { force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(nullIfMissing)) !== null;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
