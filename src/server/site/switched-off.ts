import { pathInUse } from '../../model/in-use.ts';
import { pages } from '../../model/pages/index.ts';
import type { ContentReader, Read } from '../http/reads.ts';
import { fixedPages } from './fixed-pages.ts';
import { readInUse } from './read-in-use.ts';

/** Whether all that a read answers with is of public pages that are switched off. */
export async function isSwitchedOff(read: Read, reader: ContentReader): Promise<boolean> {
  const paths = read.pages.map((key) => publicPathOf.get(key));
  if (paths.length === 0 || paths.includes(undefined)) return false;
  const inUse = await readInUse(reader);
  return paths.every((path) => path !== undefined && pathInUse(path, inUse) === undefined);
}

const publicPathOf = new Map([
  ...pages.map(({ key, publicPath }) => [key, publicPath] as const),
  ...fixedPages.map(({ seo, path }) => [`seo.${seo}`, path] as const),
]);
