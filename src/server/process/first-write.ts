import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { within } from '../timing/deadline.ts';
import { StartProblem } from './start-problem.ts';

const answerWithin = 5_000;

/**
 * Writes a file before anything else does: what opens the database waits without a limit, and so
 * would the start on a network disk that is gone. A full disk keeps a site from beginning, and no
 * site that is there from being read: `makeRoom` says whether it is one.
 */
export async function writeFirst(
  dataDir: string,
  { patience = answerWithin, makeRoom = async () => false } = {},
): Promise<void> {
  try {
    await within(patience, writeWithFolder(dataDir), () => {
      throw new StartProblem(`The data directory ${dataDir} does not answer.`);
    });
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    if (isFull && (await makeRoom())) return;
    const reason = isFull ? 'is on a full disk' : 'is not writable';
    throw new StartProblem(`The data directory ${dataDir} ${reason}.`, { cause: error });
  }
}

async function writeWithFolder(dataDir: string): Promise<void> {
  await ensureFolder(dataDir);
  await writeIn(dataDir);
}

/** A file that is gone again at once. */
export async function writeIn(folder: string): Promise<void> {
  const file = join(folder, `.written-${process.pid}`);
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile('.');
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}

/** Node's own `recursive` tries for ever where a folder exists that takes none, such as /proc. */
async function ensureFolder(folder: string): Promise<void> {
  const code = await mkdir(folder, 0o700).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (code === 'ENOENT' && !(await exists(dirname(folder)))) {
    await ensureFolder(dirname(folder));
    await mkdir(folder, 0o700);
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
