/** Tasks for the tests of job processes, which tell what became of the process. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export type TestJob =
  | 'crash'
  | 'refuse'
  | 'process'
  | 'environment'
  | 'priorities'
  | 'span'
  | 'hear nothing';

export async function perform(job: TestJob): Promise<unknown> {
  switch (job) {
    case 'crash':
      return process.kill(process.pid, 'SIGSEGV');
    case 'refuse':
      throw new Error('not this one');
    case 'process':
      return process.pid;
    case 'environment':
      return Object.keys(process.env);
    case 'priorities':
      // Its threads are there once they have worked.
      await promisify(brotliCompress)(Buffer.alloc(1000));
      return threadPriorities();
    case 'span': {
      const begun = Date.now();
      await sleep(100);
      return { begun, ended: Date.now() };
    }
    case 'hear nothing': {
      process.stderr.write('begun ');
      return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}

/** Linux: the seventeenth field after the name of each thread. */
function threadPriorities(): number[] {
  return readdirSync('/proc/self/task').map((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}
