import { allFeatures, type ListedKey } from '../../features/index.ts';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { type FixedPage, fixedPages } from '../site/fixed-pages.ts';

/** The page at an English path that no record decides. The further pages of a list count as its first. */
export async function findFixedPage(
  reader: ContentReader,
  path: string,
): Promise<FixedPage | undefined> {
  for (const { address, first } of furtherPages) {
    const number = address.exec({ pathname: path })?.pathname.groups.page;
    if (!number) continue;
    return (await isThere(number, first, reader)) ? first : undefined;
  }
  return fixedPages.find((each) => each.path === path);
}

const furtherPages = allFeatures.flatMap((feature) => {
  const pathname = feature.longList?.furtherPages;
  const first = fixedPages.find((each) => each.feature === feature);
  return pathname && first ? [{ address: new URLPattern({ pathname }), first }] : [];
});

async function isThere(number: string, { feature, content }: FixedPage, reader: ContentReader) {
  if (!/^[1-9]\d{0,5}$/.test(number)) return false;
  const limit = feature.longList?.first ?? 1;
  const { total } = await reader.list(content as ListedKey, { limit });
  return Number(number) <= Math.ceil(total / limit);
}
