import { readdirSync, readFileSync } from 'node:fs';

/** Linux: the processes that a process has started and that still run. */
export function childrenOf(id: number): number[] {
  return readdirSync(`/proc/${id}/task`).flatMap((task) =>
    readFileSync(`/proc/${id}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/** What a process holds, in megabytes. */
export function residentOf(id: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** What a process and all it has started hold. */
export function megabytesOf(id: number): number {
  try {
    return childrenOf(id).reduce((sum, child) => sum + megabytesOf(child), residentOf(id));
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}

/** What a process and all it has started take of the machine: what they share is counted once. */
export function takenBy(id: number): number {
  const [, kilobytes] =
    /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
  return childrenOf(id).reduce((sum, child) => sum + takenOrNone(child), Number(kilobytes) / 1024);
}

function takenOrNone(id: number): number {
  try {
    return takenBy(id);
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}
