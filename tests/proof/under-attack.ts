import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Attack {
  kind:
    | 'large JSON'
    | 'spellings of a page'
    | 'spellings of a question'
    | 'pages that were never asked for'
    | 'forms sent to pages';
  connections: number;
  url: string;
}

/** What is done while an attack goes on. */
export async function underAttack<T>(
  attack: Attack,
  post: string,
  work: () => Promise<T>,
): Promise<T> {
  const child = fork(join(import.meta.dirname, 'attack.ts'), [JSON.stringify(attack), post]);
  try {
    await once(child, 'message');
    return await work();
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
