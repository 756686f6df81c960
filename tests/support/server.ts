import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { guardAgainstOrphans } from './guard-against-orphans.ts';
import { copySeededData } from './seeded-copy.ts';

export interface RunningServer {
  url: string;
  dataDir: string;
  child: ChildProcess;
  password: string;
  /** Everything that the process has printed so far. */
  output(): string;
  /** Ends the process the polite way and removes a data directory that was made for it. */
  stop(): Promise<void>;
  /** Ends the process at once, without a word to it. What it wrote is with the system and stays. */
  kill(): void;
}

/**
 * Starts the real program as a process of its own and waits until it serves. Of this process's
 * environment it gets only what any program needs, so that a developer's settings stay outside.
 */
export async function startServer(
  options: { env?: Record<string, string>; dataDir?: string } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'wajha-data-'));
  const stored = options.dataDir ? undefined : copySeededData(dataDir, options.env ?? {});
  const password = stored ?? options.env?.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const { PATH = '', HOME = '', TZ = '' } = process.env;
  // As `npm start` does it.
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: {
      ...{ PATH: dirname(process.execPath) + delimiter + PATH, HOME, TZ, NODE_ENV: 'production' },
      ...{ HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir, ADMIN_PASSWORD: password },
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const guard = guardAgainstOrphans(Number(child.pid), options.dataDir ? [] : [dataDir]);
  const closed = once(child, 'close').then(() => guard.kill('SIGKILL'));
  const kill = () => void child.kill('SIGKILL');
  const stop = async () => {
    const late = setTimeout(kill, stopWithin);
    child.kill('SIGTERM');
    await closed;
    clearTimeout(late);
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };

  const server = { url, dataDir, child, password, output: () => printed, stop, kill };
  try {
    await untilAnnounced(child, () => printed);
  } catch (error) {
    kill();
    await stop();
    throw new Error(`${(error as Error).message}\n${printed}`);
  }
  return server;
}

const root = resolve(import.meta.dirname, '../..');
const startWithin = 120_000;
const stopWithin = 15_000;

/** It says where it is once it listens. To ask again and again would cost both of them. */
async function untilAnnounced(child: ChildProcess, printed: () => string): Promise<void> {
  const ended = new AbortController();
  child.once('close', () => ended.abort());
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(startWithin)]);
  try {
    while (!printed().includes('wajha: The admin area: ')) {
      await once(child.stdout ?? child, 'data', { signal });
    }
  } catch {
    const how = child.exitCode ?? child.signalCode;
    throw new Error(
      ended.signal.aborted
        ? `The server ended (${how}) before it served.`
        : `The server did not serve within ${startWithin / 1000} s.`,
    );
  }
}
