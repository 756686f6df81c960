import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What a name begins with until its file is complete. */
export const INCOMING = '.incoming-';

/** Under its name the file is complete or absent, whenever the power fails. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const incoming = join(dirname(file), `${INCOMING}${randomUUID()}-${basename(file)}`);
  try {
    const handle = await open(incoming, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(incoming, file);
  } catch (error) {
    await rm(incoming, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Until then a new name, or one that is gone, may be forgotten by a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
