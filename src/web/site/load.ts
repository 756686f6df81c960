import { otherLanguage } from '../../model/language.ts';
import type { SiteWords } from '../../model/wording/index.ts';
import { type Asked, PageRefusal, type Reason } from './asked.ts';
import type { AnswerTo, Path, RecordKind, Records } from './content.ts';

/** The parameters of the address, encoded again, so that they can stand in a path as they are. */
type Params = Record<string, string>;
type Need = Path | ((params: Params) => Path) | RecordNeed<RecordKind>;
type Optional<N extends Need> = { optional: N; isTwin?: boolean };

interface RecordNeed<K extends RecordKind> {
  kind: K;
  /** How far around the record of the page; nothing for what is at a fixed place. */
  up?: number;
}
export type Needs = Record<string, Need | Optional<Need>>;

type PathOf<N> = N extends (params: Params) => infer P ? P : N;
type Answer<N> =
  N extends RecordNeed<infer K> ? Records[K] : PathOf<N> extends Path ? AnswerTo<PathOf<N>> : never;
export type Loaded<N extends Needs> = {
  [K in keyof N]: N[K] extends Optional<infer O> ? Answer<O> | null : Answer<N[K]>;
};

export type Load<T> = (asked: Asked) => Promise<T>;

/** Content a page can do without: when it cannot be read that is logged, and the page gets null. */
export function optional<const N extends Need>(need: N): Optional<N> {
  return { optional: need };
}

/** The record that the page is of. */
export const ofPage = <K extends RecordKind>(kind: K): RecordNeed<K> => ({ kind, up: 0 });

/** The record that holds it. */
export const aroundPage = <K extends RecordKind>(kind: K): RecordNeed<K> => ({ kind, up: 1 });

/** What is at a fixed place, without the rest of its page. */
export const single = <K extends RecordKind>(kind: K): RecordNeed<K> => ({ kind });

/** The same content in the other language, where the page can do without it. */
export function inOtherLanguage<const N extends Need>(need: N): Optional<N> {
  return { optional: need, isTwin: true };
}

/** Unless it just is not there, that is for the log. */
export const goWithout = (logError: Asked['logError']) => (error: unknown) => {
  if (statusOf(error) !== 404) logError(error);
  return null;
};

/** The one way a page gets its content. */
export function load<const N extends Needs>(needs: N): Load<Loaded<N>> {
  return async ({ content, language, params, record, failure, logError }) => {
    const encoded = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]),
    );
    const readRecord = ({ kind, up }: RecordNeed<RecordKind>) => {
      if (up === undefined) return content.readRecord(kind, undefined, language);
      if (failure) throw failure;
      const id = record?.ids.at(-1 - up);
      if (id === undefined) throw new PageRefusal(404);
      return content.readRecord(kind, id, language);
    };
    const answer = async (need: Need, isTwin = false) =>
      typeof need === 'object'
        ? readRecord(need)
        : content.read(
            typeof need === 'function' ? need(encoded) : need,
            isTwin ? otherLanguage(language) : language,
          );
    const read = async ([name, need]: [string, Needs[string]]) => [
      name,
      typeof need === 'object' && 'optional' in need
        ? await answer(need.optional, need.isTwin).catch(goWithout(logError))
        : await answer(need).catch(refuse),
    ];
    return Object.fromEntries(await Promise.all(Object.entries(needs).map(read))) as Loaded<N>;
  };
}

type Area = keyof SiteWords;
type TextsOf<A extends Area> = Intersection<SiteWords[A]>;
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never;

/** Adds the words of the page, of the parts of the site that are named, as `texts`. */
export function withTexts<T, A extends Area>(
  loadContent: Load<T>,
  ...areas: A[]
): Load<T & { texts: TextsOf<A> }> {
  return async (asked) => ({ ...(await loadContent(asked)), texts: textsOf(asked, areas) });
}

interface ReasonTexts {
  failed: string;
  notFound?: string;
  notFoundText?: string;
}

/** `withTexts`, and a refusal in the page's own words: what is missing, or that loading failed. */
export function withReason<T, A extends Area>(
  loadContent: Load<T>,
  ...areas: TextsOf<A> extends ReasonTexts ? A[] : never
): Load<T & { texts: TextsOf<A> }> {
  const loadPage = withTexts(loadContent, ...areas);
  return async (asked) => {
    try {
      return await loadPage(asked);
    } catch (error) {
      if (!(error instanceof PageRefusal)) throw error;
      const reason = reasonFor(error, textsOf(asked, areas) as ReasonTexts);
      throw new PageRefusal(error.status, reason, error.cause);
    }
  };
}

const textsOf = <A extends Area>({ words }: Asked, areas: A[]) =>
  Object.assign({}, ...areas.map((area) => words[area])) as TextsOf<A>;

function reasonFor({ status, message }: PageRefusal, texts: ReasonTexts): Reason {
  const { failed, notFound, notFoundText } = texts;
  if (status === 404 && notFound && notFoundText) {
    return { heading: notFound, message: notFoundText };
  }
  return { heading: failed, message };
}

function refuse(error: unknown): never {
  throw new PageRefusal(statusOf(error) ?? 500, undefined, error);
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
