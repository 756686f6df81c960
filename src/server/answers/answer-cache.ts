import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../http/refusal.ts';
import { takeTurn } from '../process/take-turn.ts';
import { isDatabaseAway } from '../storage/database-away.ts';
import { type Answer, PreparedAnswer, type Sendable } from './prepared-answer.ts';
import { type Asker, ahead, createRenderQueue, type Render } from './render-queue.ts';
import { createThoroughCompression } from './thorough-compression.ts';

interface Entry {
  answer: PreparedAnswer;
  /** The revision of the content that it shows. */
  revision: number;
  hits: number;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Answers of the API and pages of the site, served before any other code runs. A change of the
 * content raises the revision and so outdates them all: menu, footer and settings are on every
 * page, so there is nothing to gain from knowing more.
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
  let revision = 0;
  let isAway = false;

  async function makeAnswer(key: string, make: () => Promise<Answer>): Promise<Sendable> {
    const madeFrom = revision;
    counts.renders += 1;
    const made = await make();
    if (made.isIncomplete || made.status >= 500) {
      return lastGood(key) ?? new PreparedAnswer(made);
    }
    // One that a change has overtaken is sent to those who asked before it, and not kept.
    const isWorthIt = made.status === 200 ? !made.isPassing : made.isForMany;
    const isKept = isWorthIt && madeFrom === revision;
    const answer = new PreparedAnswer(isKept && !isOfApi(key) ? withHeaders(made) : made);
    if (isKept) {
      const entries = entriesFor(key);
      entries.set(key, { answer, revision, hits: entries.peek(key)?.hits ?? 0 });
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
    if (entry?.revision !== revision) return undefined;
    entry.hits += 1;
    // Once is chance; what is asked for again is worth the best compression.
    compression.add(entry.answer, () => entries.peek(key) === entry && isCurrent(entry));
    return entry;
  }
  const isCurrent = (entry: Entry) => entry.revision === revision;

  return {
    outdate() {
      revision += 1;
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
