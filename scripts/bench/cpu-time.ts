import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Seconds of processor time that a process has used so far, in all its threads. */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second value, a name in brackets, may hold spaces; the others count from behind it.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) / ticksPerSecond;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
