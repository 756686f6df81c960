import { data, type LoaderFunctionArgs } from 'react-router';
import type { Language } from '../../model/language.ts';
import { type AnswerTo, contentReader, type Path } from './content.ts';
import { errorLog } from './error-log.ts';
import { languageOf } from './language/address.ts';

/** The parameters of the address, encoded again, so that they can stand in a path as they are. */
type Params = Record<string, string>;
type Need = Path | ((params: Params) => Path);
type Optional<N extends Need> = { optional: N };
export type Needs = Record<string, Need | Optional<Need>>;

type PathOf<N> = N extends (params: Params) => infer P ? P : N;
type Answer<N> = PathOf<N> extends Path ? AnswerTo<PathOf<N>> : never;
export type Loaded<N extends Needs> = {
  [K in keyof N]: N[K] extends Optional<infer O> ? Answer<O> | null : Answer<N[K]>;
};

type LoadArgs = Pick<LoaderFunctionArgs, 'context' | 'url' | 'params'>;
type Load<T> = (args: LoadArgs) => Promise<T>;

/** Content a page can do without: when it cannot be read that is logged, and the page gets null. */
export function optional<const N extends Need>(need: N): Optional<N> {
  return { optional: need };
}

/** The one way a route gets its content: `loader` and `clientLoader` are both `load(needs)`. */
export function load<const N extends Needs>(needs: N): Load<Loaded<N>> {
  return async ({ context, url, params }) => {
    const reader = context.get(contentReader);
    const language = languageOf(url.pathname);
    const encoded = Object.fromEntries(
      Object.entries(params).map(([name, value = '']) => [name, encodeURIComponent(value)]),
    );
    const goWithout = (error: unknown) => {
      if (statusOf(error) !== 404) context.get(errorLog)(error);
      return null;
    };
    const answer = (need: Need) =>
      reader.read(typeof need === 'function' ? need(encoded) : need, language);
    const read = async ([name, need]: [string, Needs[string]]) => [
      name,
      typeof need === 'object'
        ? await answer(need.optional).catch(goWithout)
        : await answer(need).catch(refuse),
    ];
    return Object.fromEntries(await Promise.all(Object.entries(needs).map(read))) as Loaded<N>;
  };
}

type TextsOf<T> = Record<Language, () => Promise<{ texts: T }>>;

/** Adds the page's own texts, in the page's language only, as `texts`. */
export function withTexts<A, T>(loadContent: Load<A>, texts: TextsOf<T>): Load<A & { texts: T }> {
  return async (args) => {
    const [content, language] = await Promise.all([
      loadContent(args),
      texts[languageOf(args.url.pathname)](),
    ]);
    return { ...content, texts: language.texts };
  };
}

function refuse(error: unknown): never {
  const status = statusOf(error);
  // Thrown as data: the text of a plain error is withheld from the browser in production.
  if (status) throw data(`HTTP error! status: ${status}`, { status });
  throw error;
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
