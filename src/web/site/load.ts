import type {
  ContentReads,
  RecordAnswer,
  RecordKind,
} from '../../model/contracts/content-reader.ts';
import type { SiteWords } from '../../model/wording/index.ts';
import { type Asked, PageRefusal, type Reason } from './asked.ts';

/** One thing that a page reads, in the language of the page. */
export type Need<T = unknown> = (content: ContentReads<'one'>, asked: Asked) => Promise<T>;

export type Load<T> = (asked: Asked) => Promise<T>;

/** Content a page can do without: when it cannot be read that is logged, and the page gets null. */
export const optional =
  <T>(need: Need<T>): Need<T | null> =>
  (content, asked) =>
    need(content, asked).catch(goWithout(asked.logError));

/** The record that the page is of. */
export const ofPage =
  <K extends RecordKind>(kind: K): Need<RecordAnswer<K>> =>
  async (content, asked) =>
    content.record(kind, idIn(asked, -1));

/** The record that holds it. */
export const aroundPage =
  <K extends RecordKind>(kind: K): Need<RecordAnswer<K>> =>
  async (content, asked) =>
    content.record(kind, idIn(asked, -2));

/** Unless it just is not there, that is for the log. */
export const goWithout = (logError: Asked['logError']) => (error: unknown) => {
  if (statusOf(error) !== 404) logError(error);
  return null;
};

/** The one way a page gets its content. */
export function load<N extends Record<string, Need>>(needs: N): Load<Loaded<N>> {
  return async (asked) => {
    const content = asked.content.in(asked.language);
    const read = async ([name, need]: [string, Need]) => [
      name,
      await need(content, asked).catch(refuse),
    ];
    return Object.fromEntries(await Promise.all(Object.entries(needs).map(read))) as Loaded<N>;
  };
}

type Loaded<N extends Record<string, Need>> = { [K in keyof N]: Awaited<ReturnType<N[K]>> };

function idIn({ record, failure }: Asked, place: number): string {
  if (failure) throw failure;
  const id = record?.ids.at(place);
  if (id === undefined) throw new PageRefusal(404);
  return id;
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
