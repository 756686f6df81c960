import { extname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { within } from '../timing/deadline.ts';
import { DatabaseTrouble } from './database-trouble.ts';
import { type Outcome, runOn, type Statement } from './sqlite-statement.ts';
import type { Task } from './sqlite-writer-thread.ts';

/** The one connection that writes. */
export interface Writer {
  /** Rejects after `patience` milliseconds; the statement goes on, and the next one waits for it. */
  run(statement: Statement, patience: number): Promise<Outcome>;
  /** Rejects where the file is not the one that was opened. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** In this thread, for commands and copies, which keep no requests waiting. */
export function openWriterHere(file: string, pragmas: string): Writer {
  const connection = new DatabaseSync(file);
  connection.exec(pragmas);
  return {
    run: async (statement) => runOn(connection, statement),
    async look() {},
    close: async () => connection.close(),
  };
}

/**
 * In a thread of its own: a write waits for the disk, milliseconds for a sound one and without end
 * for one that hangs, and other requests are to be answered meanwhile.
 */
export async function openWriterApart(file: string, pragmas: string): Promise<Writer> {
  await ask({ does: 'open', file, pragmas });
  return {
    run(statement, patience) {
      const run = ask({ does: 'run', file, ...statement });
      return Number.isFinite(patience) ? within(patience, run, tooSlow) : run;
    },
    look: async () => void (await ask({ does: 'look', file })),
    close: async () => void (await within(closedWithin, ask({ does: 'close', file }), tooSlow)),
  };
}

const closedWithin = 2_000;

interface Pending {
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

const pending = new Map<number, Pending>();
let asked = 0;
/** One thread, however many databases a process opens. */
let thread: Worker | undefined;

type Asked = Task extends infer Each ? (Each extends Task ? Omit<Each, 'id'> : never) : never;

function ask(task: Asked): Promise<Outcome> {
  thread ??= launch();
  const worker = thread;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    if (pending.size === 0) worker.ref();
    pending.set(id, { resolve, reject });
    worker.postMessage({ ...task, id });
  });
}

function launch(): Worker {
  const worker = new Worker(program, {
    // It holds one row at a time.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    execArgv: [],
  });
  worker.unref();
  worker.on('message', ({ id, outcome, failure }) => {
    const waiting = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) worker.unref();
    if (outcome) waiting?.resolve(outcome);
    else waiting?.reject(Object.assign(new Error(failure.message), failure));
  });
  worker.on('error', (error) => {
    thread = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  });
  return worker;
}

const program = join(import.meta.dirname, `sqlite-writer-thread${extname(import.meta.filename)}`);

const tooSlow = () => {
  throw new DatabaseTrouble('busy');
};
