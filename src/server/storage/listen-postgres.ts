import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What a process tells the others of a change. */
export interface Notice {
  /** Which process has made it. */
  from: string;
  /** Of the content, once it was made. */
  revision: number;
  page: string | null;
}

export interface ListenOptions {
  /** Ends early, without an error, when the signal says so. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

type OnNotice = (notice: Notice | null) => void;

const answerWithin = 10_000;

/** In milliseconds; each failure in a row doubles the wait. */
export const reconnecting = { first: 500, longest: 30_000 };

/**
 * Hears what other processes say they changed, and `null` after every gap in hearing. A lost
 * connection is replaced by one chain of tries, never two: each failed try both rejects and ends
 * its client, and whoever answered to both would double them every time.
 */
export async function listenForChanges(
  url: string,
  onNotice: OnNotice,
  { wait = pause }: ListenOptions = {},
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client = await connect(url, onNotice);

  async function keepListening() {
    for (let failures = 0; !signal.aborted; failures += 1) {
      await client.ended;
      await wait(delayAfter(failures), signal);
      if (signal.aborted) return;
      const next = await connect(url, onNotice).catch(() => undefined);
      if (!next) continue;
      client = next;
      failures = -1;
      // Whatever was said in between went unheard.
      onNotice(null);
    }
  }

  const listening = keepListening();
  return async () => {
    stopping.abort();
    await client.end();
    await listening;
    // One that a try under way has brought in the meantime.
    await client.end();
  };
}

/** Not all at the same moment: every process of the site has lost the same database. */
function delayAfter(failures: number): number {
  const { first, longest } = reconnecting;
  return Math.min(longest, first * 2 ** failures) * (0.5 + Math.random() / 2);
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});

async function connect(url: string, onNotice: OnNotice) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
    keepAlive: true,
  });
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('notification', ({ payload }) => onNotice(noticeOf(payload)));
  // Unheard, it would end the process; the end that follows says the same.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('listen wajha_content');
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  return { ended, end: () => client.end() };
}

/** Nothing where it is not one of this program's: then anything may have changed. */
function noticeOf(payload: string | undefined): Notice | null {
  try {
    const { from, revision, page = null } = JSON.parse(payload ?? '');
    return { from, revision, page };
  } catch {
    return null;
  }
}
