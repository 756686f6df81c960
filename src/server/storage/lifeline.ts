import pg from 'pg';
import { pause } from '../timing/pause.ts';
import type { Notice } from './storage.ts';

export interface Hearing {
  /** `null` for a notice that cannot be read, and after a gap: then anything may have changed. */
  onNotice(notice: Notice | null): void;
  /** The revision of the content, asked for at every beat. */
  onBeat(revision: number): void;
  /** Whether the database answers, and why not; not told at first, when it does. */
  onTurn(isAway: boolean, cause?: unknown): void;
  /** Ends early, without an error, when the signal says so. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** In milliseconds. */
export const beats = { every: 1_000, answeredWithin: 3_000 };

/** A second apart, and a little more, so that not all processes of a site knock at once. */
export const tries = { apart: 1_000, upTo: 1_300, answeredWithin: 2_000 };

/**
 * The one connection of a process that is always open. It hears what other processes have changed;
 * it asks for the revision of the content at every beat, since a pooler between may swallow what
 * they say; and while it is broken the database counts as away. It is replaced by one chain of
 * tries, never two: each failed try both rejects and ends its client, and whoever answered to both
 * would double them every time.
 */
export async function holdLifeline(url: string, hearing: Hearing): Promise<() => Promise<void>> {
  const { onNotice, onTurn, wait = pause } = hearing;
  const stopping = new AbortController();
  const { signal } = stopping;
  const hold = () => connect(url, { ...hearing, wait }, signal);
  let line = await hold();

  async function keep(): Promise<void> {
    for (;;) {
      const cause = await line.lost;
      if (signal.aborted) return;
      onTurn(true, cause);
      const next = await holdAgain();
      if (!next) return;
      line = next;
      // It has come too late: whoever stops ends it.
      if (signal.aborted) return;
      onTurn(false);
      // Whatever was said in between went unheard.
      onNotice(null);
    }
  }

  async function holdAgain() {
    while (!signal.aborted) {
      const next = await hold().catch(() => undefined);
      if (next) return next;
      await wait(tries.apart + Math.random() * (tries.upTo - tries.apart), signal);
    }
    return undefined;
  }

  const keeping = keep();
  return async () => {
    stopping.abort();
    line.end();
    await keeping;
    // Perhaps another one by now.
    line.end();
  };
}

async function connect(url: string, hearing: Required<Hearing>, signal: AbortSignal) {
  const client = new pg.Client({
    connectionString: url,
    // What whoever looks into the database finds it by.
    application_name: 'wajha lifeline',
    connectionTimeoutMillis: tries.answeredWithin,
    query_timeout: beats.answeredWithin,
    keepAlive: true,
  });
  const ended = new AbortController();
  let cause: unknown;
  const lost = new Promise((resolve) =>
    client.once('end', () => {
      ended.abort();
      resolve(cause);
    }),
  );
  const end = () => void client.end().catch(() => {});
  client.on('notification', ({ payload }) => hearing.onNotice(noticeOf(payload)));
  // Unheard, it would end the process; the end that follows says the same.
  client.on('error', (error) => (cause ??= error));
  const ask = async () => {
    const { rows } = await client.query('select revision from content_revision');
    hearing.onBeat(rows[0]?.revision ?? 0);
  };
  try {
    await client.connect();
    await client.query('listen wajha_content');
    await ask();
  } catch (error) {
    end();
    throw error;
  }
  // Not a race against `lost`, which would keep a trace of every beat.
  const over = AbortSignal.any([signal, ended.signal]);
  const beat = async () => {
    for (;;) {
      await hearing.wait(beats.every, over);
      if (over.aborted) return;
      await ask();
    }
  };
  beat().catch((error) => {
    cause ??= error;
    end();
  });
  return { lost, end };
}

/** A notice of an older version of the program does not say what has changed. */
function noticeOf(payload: string | undefined): Notice | null {
  try {
    const { revision, changed = null } = JSON.parse(payload ?? '');
    return { revision, changed };
  } catch {
    return null;
  }
}
