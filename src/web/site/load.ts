import { data, type LoaderFunctionArgs } from 'react-router';
import { type Answers, contentReader } from './content.ts';
import { languageOf } from './language/address.ts';

type Path = keyof Answers & string;
type Optional<P extends Path> = { optional: P };
export type Needs = Record<string, Path | Optional<Path>>;
export type Loaded<N extends Needs> = {
  [K in keyof N]: N[K] extends Optional<infer P>
    ? Answers[P] | null
    : N[K] extends Path
      ? Answers[N[K]]
      : never;
};

/** Content a page can do without: when it cannot be read that is logged, and the page gets null. */
export function optional<const P extends Path>(path: P): Optional<P> {
  return { optional: path };
}

/** The one way a route gets its content: `loader` and `clientLoader` are both `load(needs)`. */
export function load<const N extends Needs>(needs: N) {
  return async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
    const reader = context.get(contentReader);
    const language = languageOf(url.pathname);
    const read = async ([name, need]: [string, Needs[string]]) => [
      name,
      typeof need === 'string'
        ? await reader.read(need, language).catch(refuse)
        : await reader.read(need.optional, language).catch(goWithout),
    ];
    return Object.fromEntries(await Promise.all(Object.entries(needs).map(read))) as Loaded<N>;
  };
}

function refuse(error: unknown): never {
  const status = statusOf(error);
  // Thrown as data: the text of a plain error is withheld from the browser in production.
  if (status) throw data(`HTTP error! status: ${status}`, { status });
  throw error;
}

function goWithout(error: unknown) {
  if (statusOf(error) !== 404) console.error(error);
  return null;
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
