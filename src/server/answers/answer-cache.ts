import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Answer, PreparedAnswer } from './prepared-answer.ts';

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
export function createAnswerCache({ maxBytes = 64 * 1024 * 1024 } = {}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.size,
  });
  const underWay = new Map<string, Promise<PreparedAnswer>>();
  let revision = 0;

  async function makeAnswer(key: string, make: () => Promise<Answer>): Promise<PreparedAnswer> {
    const madeFrom = revision;
    const answer = new PreparedAnswer(await make());
    // One that a change has overtaken is sent to those who asked before it, and not kept.
    if (answer.status === 200 && madeFrom === revision) {
      entries.set(key, { answer, revision, hits: entries.peek(key)?.hits ?? 0 });
    }
    return answer;
  }

  return {
    outdate() {
      revision += 1;
      underWay.clear();
    },

    /** Sends the answer to a request, if one is there and up to date. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request);
      const entry = key === undefined ? undefined : entries.get(key);
      if (entry?.revision !== revision) return false;
      entry.hits += 1;
      entry.answer.send(request, response);
      return true;
    },

    /** Makes an answer once, however many ask for it at the same moment. */
    async answer(key: string | undefined, make: () => Promise<Answer>): Promise<PreparedAnswer> {
      if (key === undefined) return new PreparedAnswer(await make());
      const entry = entries.get(key);
      if (entry?.revision === revision) return entry.answer;
      const before = underWay.get(key);
      if (before) return before;
      const making = makeAnswer(key, make).finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
      underWay.set(key, making);
      return making;
    },

    /** The last good answer, however old, for when a new one cannot be made. */
    lastGood: (key: string | undefined) => (key ? entries.peek(key)?.answer : undefined),

    mostAsked: (howMany: number): string[] =>
      [...entries.entries()]
        .sort(([, a], [, b]) => b.hits - a.hits)
        .slice(0, howMany)
        .map(([key]) => key),
  };
}

/** What of an address decides the answer; nothing for a request that is not for everybody. */
export function keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization) return undefined;
  const query = url.indexOf('?');
  if (query === -1) return url;
  // No page depends on its query, so a campaign's link is served like any other.
  if (!url.startsWith('/api/')) return url.slice(0, query);
  const sent = new URLSearchParams(url.slice(query));
  if (sent.has('search') || sent.has('untranslated')) return undefined;
  const deciding = ['lang', 'limit', 'page', 'sort'].filter((name) => sent.has(name));
  return `${url.slice(0, query)}?${deciding.map((name) => `${name}=${sent.get(name)}`).join('&')}`;
}
