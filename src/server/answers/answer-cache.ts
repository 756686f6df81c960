import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Change, Dependencies, trackReads } from '../content/dependencies.ts';
import type { Asker } from '../http/asker-of.ts';
import { Refusal } from '../http/refusal.ts';
import { isDatabaseAway } from '../storage/database-away.ts';
import { takeTurn } from '../timing/turns.ts';
import { type Answer, PreparedAnswer, type Sendable } from './prepared-answer.ts';
import { ahead, createRenderQueue, type Render } from './render-queue.ts';
import { createThoroughCompression } from './thorough-compression.ts';

interface Entry {
  answer: PreparedAnswer;
  madeFrom: Dependencies;
  /** Since a save has changed what it was made from. */
  isStale: boolean;
  hits: number;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Answers of the API and pages of the site, served before any other code runs. Each knows what it
 * was made from: a save makes stale only the answers that have read what it changes.
 */
export function createAnswerCache({
  maxBytes = 64 * 1024 * 1024,
  /** What pages carry that are kept: others may keep those too. */
  keptHeaders = {} as Record<string, string>,
  tell = (_: unknown) => {},
} = {}) {
  // Apart: one question to the API has many spellings, and they must not push pages out of memory.
  const [pages, ofApi] = [createEntries(maxBytes / 2), createEntries(maxBytes / 2)];
  const entriesFor = (key: string) => (isOfApi(key) ? ofApi : pages);
  const underWay = new Map<string, Render<Sendable>>();
  const queue = createRenderQueue();
  const compression = createThoroughCompression();
  const counts = { hits: 0, misses: 0, renders: 0, old: 0 };
  /** What has been changed since each render that is under way began. */
  const changesDuring = new Set<Change[]>();
  let isAway = false;

  async function makeAnswer(key: string, make: () => Promise<Answer>): Promise<Sendable> {
    const madeFrom = new Dependencies();
    const changed: Change[] = [];
    changesDuring.add(changed);
    counts.renders += 1;
    const made = await trackReads(madeFrom, make).finally(() => changesDuring.delete(changed));
    if (made.isIncomplete || made.status >= 500) {
      return lastGood(key) ?? new PreparedAnswer(made);
    }
    // One that a change has overtaken is sent to those who asked before it, and not kept.
    const isWorthIt = made.status === 200 ? !made.isPassing : made.isForMany;
    const isKept = isWorthIt && !changed.some((change) => change.touches(madeFrom));
    const answer = new PreparedAnswer(isKept && !isOfApi(key) ? withHeaders(made) : made);
    if (isKept) {
      const entries = entriesFor(key);
      const hits = entries.peek(key)?.hits ?? 0;
      entries.set(key, { answer, madeFrom, isStale: false, hits });
    }
    return answer;
  }

  const withHeaders = (made: Answer) => ({ ...made, headers: { ...made.headers, ...keptHeaders } });

  /** However old, for when a new one cannot be made. */
  function lastGood(key: string): Sendable | undefined {
    const answer = entriesFor(key).get(key)?.answer;
    if (answer) counts.old += 1;
    return answer?.asOld();
  }

  function insteadOf(error: unknown, key: string): Sendable {
    const old = error instanceof Refusal && error.status < 500 ? undefined : lastGood(key);
    if (!old) throw error;
    // That the database is away is said once, not for each answer.
    const isExpected = error instanceof Refusal && error.isExpected;
    if (!isExpected && !isDatabaseAway(error)) tell(error);
    return old;
  }

  /** Made once, however many ask for it at the same moment. */
  async function make(key: string, work: () => Promise<Answer>, asker: Asker): Promise<Sendable> {
    const before = underWay.get(key);
    if (before) {
      before.join(asker);
      return before.made;
    }
    const render = queue.add(asker, () => makeAnswer(key, work));
    underWay.set(key, render);
    return render.made.finally(() => {
      if (underWay.get(key) === render) underWay.delete(key);
    });
  }

  function current(key: string): Entry | undefined {
    const entries = entriesFor(key);
    const entry = entries.get(key);
    if (!entry || entry.isStale) return undefined;
    entry.hits += 1;
    // Once is chance; what is asked for again is worth the best compression.
    compression.add(entry.answer, () => entries.peek(key) === entry && !entry.isStale);
    return entry;
  }

  return {
    outdate(change: Change) {
      for (const changed of changesDuring) changed.push(change);
      for (const entries of [pages, ofApi]) {
        for (const entry of entries.values()) {
          if (!entry.isStale && change.touches(entry.madeFrom)) entry.isStale = true;
        }
      }
      for (const [key, render] of underWay) if (render.hasBegun()) underWay.delete(key);
    },

    /** While the database is away nobody knows whether an answer is up to date: all count as old. */
    setAway(away: boolean) {
      isAway = away;
    },

    /** Sends the answer to a request, if one is there and up to date. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request);
      if (key === undefined) return false;
      const answer = isAway ? lastGood(key) : current(key)?.answer;
      if (!answer) return false;
      counts.hits += 1;
      answer.send(request, response);
      return true;
    },

    async answer(
      key: string | undefined,
      work: () => Promise<Answer>,
      asker = ahead,
    ): Promise<Sendable> {
      if (key === undefined) {
        await takeTurn();
        return new PreparedAnswer(await work());
      }
      const known = isAway ? lastGood(key) : current(key)?.answer;
      if (known) return known;
      counts.misses += 1;
      return make(key, work, asker).catch((error) => insteadOf(error, key));
    },

    /** Answers that are not kept, such as those to forms, wait in the same line. */
    add: queue.add,

    /** For whoever watches the process. */
    figures: () => ({
      ...counts,
      waiting: queue.length(),
      entries: pages.size + ofApi.size,
      bytes: pages.calculatedSize + ofApi.calculatedSize,
      compressions: compression.waiting(),
    }),

    mostAskedPages: (howMany: number): string[] =>
      [...pages.entries()]
        .sort(([, a], [, b]) => b.hits - a.hits)
        .slice(0, howMany)
        .map(([key]) => key),

    /** Ends the work that nobody waits for. */
    stop: () => compression.stop(),
  };
}

const createEntries = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ answer }) => answer.size });

const isOfApi = (key: string) => key.startsWith('/api/');

/**
 * What of an address decides the answer; nothing for a request that is not for everybody. No page
 * depends on its query, so a campaign's link is served like any other, nor on who asks. A read of
 * the API is found here in the very form that its key has; its route knows the other forms.
 */
export function keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (isOfApi(url)) return headers.authorization ? undefined : url;
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
