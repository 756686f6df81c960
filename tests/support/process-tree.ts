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
  // One that has just ended holds nothing, and has no such line.
  return Number(kilobytes ?? 0) / 1024;
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

/**
 * What a process and all it has started take of the machine. The program itself, which they share,
 * counts once, whoever else on the machine runs the same.
 */
export function takenBy(id: number): number {
  const each = treeOf(id).map(partsOf);
  const shared = Math.max(...each.map(({ file }) => file));
  return each.reduce((sum, { own }) => sum + own, shared);
}

function treeOf(id: number): number[] {
  try {
    return [id, ...childrenOf(id).flatMap(treeOf)];
  } catch {
    // It ended while it was looked at.
    return [];
  }
}

function partsOf(id: number): { own: number; file: number } {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const part = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
    return { own: part('RssAnon') + part('RssShmem'), file: part('RssFile') };
  } catch {
    return { own: 0, file: 0 };
  }
}
