import { parentPort } from 'node:worker_threads';
import { type OwnFile, openOwnFile } from './own-file.ts';
import { runOn, type Statement } from './sqlite-statement.ts';

/** Each is answered with its number, in the order they came. */
export type Task = { id: number; file: string } & (
  | { does: 'open'; pragmas: string }
  | ({ does: 'run' } & Statement)
  | { does: 'look' }
  | { does: 'close' }
);

const open = new Map<string, OwnFile>();

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage({ id: task.id, outcome: perform(task) });
  } catch (error) {
    const { name, message, stack, code, errcode } = error as Error & Record<string, unknown>;
    parentPort?.postMessage({ id: task.id, failure: { name, message, stack, code, errcode } });
  }
});

const lookEvery = 1_000;

/** Also between writes: see own-file.ts. */
setInterval(() => {
  for (const each of open.values()) each.isReplaced();
}, lookEvery).unref();

function perform(task: Task) {
  if (task.does === 'open') {
    open.set(task.file, openOwnFile(task.file, task.pragmas));
    return { rows: [] };
  }
  const own = open.get(task.file);
  if (!own) throw new Error('The database is closed.');
  const { connection } = own;
  const isTakenBack = task.does === 'run' && task.sql === 'rollback';
  // Not in the midst of a transaction, whose end is looked at.
  const isWithin = connection.isTransaction && !(task.does === 'run' && task.sql === 'commit');
  if (!isTakenBack && !isWithin && task.does !== 'close' && own.isReplaced()) throw replaced();
  if (task.does === 'run') return runOn(connection, task);
  if (task.does === 'close') {
    open.delete(task.file);
    own.close();
  }
  return { rows: [] };
}

const replaced = () =>
  Object.assign(new Error('The file of the database is gone, or is another one.'), {
    code: 'DATABASE_REPLACED',
  });
