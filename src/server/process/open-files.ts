import { readFile } from 'node:fs/promises';

/**
 * How many connections may be open at once: three quarters of the files that the process may have
 * open, so that visitors never take the ones that pictures, backups and the database need.
 */
export async function mostConnections(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  // Where no such limit is told, as away from Linux, there is none to keep.
  return files ? Math.floor(Number(files) * 0.75) : Number.POSITIVE_INFINITY;
}
