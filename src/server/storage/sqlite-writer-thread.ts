import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { runOn, type Statement } from './sqlite-statement.ts';

/** Each is answered with its number, in the order they came. */
export type Task = { id: number; file: string } & (
  | { does: 'open'; pragmas: string }
  | ({ does: 'run' } & Statement)
  | { does: 'close' }
);

const open = new Map<string, DatabaseSync>();

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage({ id: task.id, outcome: perform(task) });
  } catch (error) {
    const { name, message, stack, code, errcode } = error as Error & Record<string, unknown>;
    parentPort?.postMessage({ id: task.id, failure: { name, message, stack, code, errcode } });
  }
});

function perform(task: Task) {
  if (task.does === 'open') {
    const connection = new DatabaseSync(task.file);
    open.set(task.file, connection);
    connection.exec(task.pragmas);
    return { rows: [] };
  }
  const connection = open.get(task.file);
  if (!connection) throw new Error('The database is closed.');
  if (task.does === 'run') return runOn(connection, task);
  open.delete(task.file);
  connection.close();
  return { rows: [] };
}
