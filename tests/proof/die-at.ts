/**
 * Loaded into the server under test before its own code: ends it, as a kill does, right before or
 * after something it does for the Nth time. Which, `DIE_AT` says: `before commit 3`.
 */
import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { StatementSync } from 'node:sqlite';

const [, side, what, number] = /^(before|after) (.+) (\d+)$/.exec(process.env.DIE_AT ?? '') ?? [];
let count = 0;

/** Counting begins when the server serves: it is the saves that are of interest, not the start. */
let isServing = false;

const die = () => process.kill(process.pid, 'SIGKILL');
const isDue = (name: string) => isServing && name === what && ++count === Number(number);

/** In place of a method: dies at its side of it. */
function interrupt<T extends object, K extends keyof T>(
  owner: T,
  method: K,
  name: (self: T, args: unknown[]) => string | undefined,
) {
  const original = owner[method] as (...args: unknown[]) => unknown;
  owner[method] = function (this: T, ...args: unknown[]) {
    const called = name(this, args);
    const dies = called !== undefined && isDue(called);
    if (dies && side === 'before') die();
    const result = original.apply(this, args);
    if (dies && side === 'after') {
      if (result instanceof Promise) return result.finally(die);
      die();
    }
    return result;
  } as T[K];
}

interrupt(fs.promises, 'rename', () => 'rename');
interrupt(fs.promises, 'open', (_self, [, flags]) => (flags === 'wx' ? 'write' : undefined));
syncBuiltinESMExports();
interrupt(StatementSync.prototype, 'run', ({ sourceSQL }) => sourceSQL.split(' ', 1)[0]);
interrupt(ServerResponse.prototype, 'end', () => {
  const wasServing = isServing;
  // The first answer is that to whoever waits for the start.
  isServing = true;
  return wasServing ? 'answer' : undefined;
});
