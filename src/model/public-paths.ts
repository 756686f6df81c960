import { type Features, features, type PageKind } from '../features/index.ts';

type PathsOf<K extends PageKind> = K extends PageKind
  ? (paths: Features[K]['paths']) => void
  : never;
type PublicPaths = PathsOf<PageKind> extends (paths: infer P) => void ? P : never;

export type PublicPage = keyof PublicPaths;

/** The pages that are each of one record. */
export type RecordPage = {
  [K in PublicPage]: PublicPaths[K] extends `${string}:page`
    ? never
    : PublicPaths[K] extends `${string}:${string}`
      ? K
      : never;
}[PublicPage];

/** Where visitors meet the site, in English; the Arabic twin has `/ar` before it. */
export const publicPaths = Object.fromEntries(
  Object.values(features).flatMap(({ paths }) => Object.entries(paths)),
) as PublicPaths;

/** The kind of page that an English path belongs to, as its beginning says: `/blog-details/…` is the blog. */
export const pageKindAt = (path: string): PageKind | undefined =>
  kindsByBeginning.get(beginningOf(path));

const beginningOf = (path: string) => path.split(/[/?#]/)[1]?.toLowerCase() ?? '';

const kindsByBeginning = new Map(
  Object.entries(features).flatMap(([kind, { paths }]) =>
    Object.values(paths).map((path) => [beginningOf(path), kind as PageKind]),
  ),
);

/** Leads nowhere on purpose: what stands at such an address can be looked at there. */
export const notFoundPath = '/not-found';

/** What feed readers ask for. */
export const feedPath = `${publicPaths.blog}/rss.xml`;

export interface PageForm {
  page: PublicPage;
  /** What stands for the `:names` of its path. */
  params: Record<string, string>;
}

/** The kind of page whose addresses have this form, in any case. */
export function pageFormOf(segments: readonly string[]): PageForm | undefined {
  for (const [page, path] of Object.entries(publicPaths)) {
    const parts = path.split('/').filter(Boolean);
    const fits = parts.every(
      (part, at) => part.startsWith(':') || part === segments[at]?.toLowerCase(),
    );
    if (!fits || parts.length !== segments.length) continue;
    const params = parts.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), segments[at] ?? '']] : [],
    );
    return { page: page as PublicPage, params: Object.fromEntries(params) };
  }
  return undefined;
}
