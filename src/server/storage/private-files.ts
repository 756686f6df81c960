import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Nobody else on the machine may read what visitors wrote, nor the administrator's hash: not what
 * this process makes from here on, whatever the umask was, and not what lay open before.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  process.umask(0o077);
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter(isOurs)) await closeToOthers(join(dataDir, name));
  // A folder that holds other things too is not ours to close.
  if (names.every(isOurs)) await closeToOthers(dataDir);
}

const isOurs = (name: string) =>
  /^(?:uploads|backups|cache|leads|social|begun|reserve|(?:wajha|lock)\.db(?:-(?:wal|shm|journal))?)$/.test(
    name,
  );

async function closeToOthers(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || (found.mode & 0o077) === 0) return;
  if (found.isDirectory()) {
    // From the inside out: a closed folder is one that is done.
    for (const name of await readdir(path)) await closeToOthers(join(path, name));
  }
  // Another user's, or on a file system without modes: to be served all the same.
  await chmod(path, found.isDirectory() ? 0o700 : 0o600).catch(() => {});
}
