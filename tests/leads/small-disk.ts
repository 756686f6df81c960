import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why there is none, or nothing. Only the superuser may mount one. */
export const noSmallDisk =
  process.platform !== 'linux' || process.getuid?.() !== 0
    ? 'mounting a small disk needs Linux and its superuser'
    : undefined;

/** A disk of a few megabytes. The shell takes it away when these tests end, however they end. */
export async function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-disk-'));
  const script = `
    mount -t tmpfs -o size=${megabytes}m tmpfs "$1" && echo ready
    cat > /dev/null
    umount -l "$1"
    rmdir "$1"
  `;
  const shell = spawn('sh', ['-c', script, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(shell, 'exit');
  const [first] = await Promise.race([once(shell.stdout, 'data'), ended]);
  if (String(first).trim() !== 'ready') throw new Error('The small disk could not be mounted.');
  const filling = join(folder, 'filling');
  return {
    folder,
    fill() {
      for (const bytes of [65_536, 512]) {
        try {
          for (;;) appendFileSync(filling, Buffer.alloc(bytes));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    makeRoom: () => rmSync(filling),
    async remove() {
      shell.stdin.end();
      await ended;
    },
  };
}
