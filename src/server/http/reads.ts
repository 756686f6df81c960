import type { FastifyInstance } from 'fastify';
import { type Language, languages } from '../../model/language.ts';
import { type Message, message, named } from '../../model/messages/message.ts';
import { may } from '../../model/rights.ts';
import type { OperationTexts } from '../../model/vocabulary/operation-texts.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { forOneReader, revalidate } from '../answers/headers.ts';
import { sendPrepared } from '../answers/send-prepared.ts';
import { type ListQuery, listQueryOf } from '../content/lists.ts';
import { viewOf } from '../content/views.ts';
import { askerOf } from './asker-of.ts';
import type { JsonSchema } from './calls.ts';
import { encodeJson } from './encode-json.ts';
import { type Authenticate, authorize, isShared, needsSignIn, type Operation } from './gate.ts';
import { Refusal } from './refusal.ts';

/** Something that can be read by the API. */
export type Read = Operation<ReadRequest> & DescribedRead;

interface DescribedRead extends OperationTexts {
  /** Below /api, parameters as `:name`. */
  path: string;
  failed: Message;
  /** With which statuses it refuses, beside those that follow from its path and its list. */
  refuses?: readonly number[];
  /** The pages whose content it shows: visitors have it while one of them is in use. */
  pages: readonly string[];
  /** Whether it has a list that can be paged, searched and sorted. */
  isList?: boolean;
  /** The field whose order the list is in: visitors may sort by it, other sorts read every record. */
  orderedBy?: string | undefined;
  /** What the description says of the answer. */
  answers: () => JsonSchema;
}

export interface ReadRequest {
  params: Record<string, string>;
  language: Language | undefined;
  list: ListQuery | undefined;
  /** See `ReadOptions`. */
  asBytes?: boolean;
}

/** What is for everyone is the same for every visitor, so it is answered from memory; a user's not. */
export function mountReads(
  app: FastifyInstance,
  reads: Read[],
  {
    answers,
    authenticate,
    isSwitchedOff,
    headers,
  }: {
    answers: AnswerCache;
    authenticate: Authenticate;
    /** Whether it is of a page that visitors do not have. */
    isSwitchedOff: (read: Read) => Promise<boolean>;
    headers: Record<string, string>;
  },
): void {
  for (const read of reads) {
    app.get(`/api${read.path}`, { config: { failed: read.failed } }, async (request, reply) => {
      const viewer = await authenticate(request.headers.authorization);
      const handle = authorize(read, viewer);
      const params = request.params as Record<string, string>;
      const query = queryOf(read, request.query as Record<string, unknown>);
      if (!may(viewer, 'search content')) refuseCostly(read, query.list);
      const isForAll = isShared(read, viewer);
      const key = isForAll ? keyFor(read, params, query) : undefined;
      const work = async () => {
        if (viewOf(viewer) === 'published' && (await isSwitchedOff(read))) throw nothingHere();
        const found = (await handle({ params, asBytes: true, ...query })) as object;
        return {
          status: 200,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            ...(isForAll ? revalidate : forOneReader),
            ...headers,
          },
          body: encodeJson(found),
          isPassing: isPastTheEnd(found, query.list),
        };
      };
      const answer = await answers.answer(key, work, askerOf(request, query.language));
      sendPrepared(answer, request, reply);
    });
  }
}

const nothingHere = () => new Refusal(404, message('nothingHere'));

type Query = Pick<ReadRequest, 'language' | 'list'>;

/** What a read takes; whatever else stands in the address makes no difference. */
function queryOf({ isList }: Read, { lang, ...query }: Record<string, unknown>): Query {
  if (lang !== undefined && !languages.some((language) => language === lang)) {
    const wrong = { label: named('lang'), one: 'en', other: 'ar' };
    throw new Refusal(400, message('notEither', wrong));
  }
  return { language: lang as Language | undefined, list: isList ? listQueryOf(query) : undefined };
}

/** What no index answers looks into every record of a list: not for anybody who comes along. */
function refuseCostly({ orderedBy }: Read, list: ListQuery | undefined): void {
  if (!list) return;
  const isOrdered = !list.sort || list.sort.replace(/^-/, '') === orderedBy;
  if (list.search || list.untranslated === 'true' || !isOrdered) throw needsSignIn();
}

/** One key for every way to write the same question, in the form in which most ask it. */
function keyFor({ path }: Read, params: Record<string, string>, { language, list }: Query): string {
  const address = `/api${path.replaceAll(/:(\w+)/g, (_, name) => segmentOf(params[name] ?? ''))}`;
  const asked = new URLSearchParams();
  if (list) {
    asked.set('limit', `${list.limit}`);
    asked.set('page', `${list.page}`);
    if (list.sort) asked.set('sort', list.sort);
  }
  if (language) asked.set('lang', language);
  return asked.size > 0 ? `${address}?${asked}` : address;
}

const segmentOf = (text: string) => encodeURIComponent(text).replaceAll('%26', '&');

/** Such pages are empty, and their number has no end. */
const isPastTheEnd = (found: { total?: unknown }, list: ListQuery | undefined) =>
  list !== undefined && list.page > 1 && (list.page - 1) * list.limit >= Number(found.total);
