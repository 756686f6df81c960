import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const strangers = [
  'large JSON',
  'spellings of a page',
  'spellings of a question',
  'pages that were never asked for',
  'forms sent to pages',
] as const;

export const editors = ['an export', 'a search', 'a long post'] as const;

export interface Attack {
  kind: (typeof strangers)[number] | (typeof editors)[number];
  connections: number;
  url: string;
  /** The one that all the others are copies of. */
  post: string;
  authorization: string;
}

/** What is done while an attack goes on. */
export async function underAttack<T>(attack: Attack, work: () => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'attack.ts'), [JSON.stringify(attack)]);
  try {
    await once(child, 'message');
    return await work();
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
