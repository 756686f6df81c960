import { publicPaths } from '../src/model/public-paths.ts';

/** One address for each route pattern, in English and in Arabic: the first of the sitemap, by its letters. */
export async function addressesOf(origin: string): Promise<string[]> {
  const pages = (await pagesOf(origin)).sort();
  return Object.values(publicPaths).flatMap((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    // The further pages of a list are in no sitemap.
    const path = pattern.endsWith('/:page')
      ? pattern.replace(':page', '2')
      : pages.find((each) => shape.test(each));
    if (!path) throw new Error(`The sitemap has no page at ${pattern}.`);
    return [path, path === '/' ? '/ar' : `/ar${path}`];
  });
}

/** Every page that a search engine is told of, in both languages. */
export async function pagesOf(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(origin + path)).text();
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    return urls.map((url) => new URL(url.replaceAll('&amp;', '&'), origin).pathname);
  };
  const listed = await locations('/sitemap.xml');
  // A large site's is a list of lists.
  const parts = listed.filter((path) => path.endsWith('.xml'));
  const inParts = (await Promise.all(parts.map(locations))).flat();
  return [...listed.filter((path) => !path.endsWith('.xml')), ...inParts];
}
