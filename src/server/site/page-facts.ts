import { postInArabic } from '../../model/pages/blogs/index.ts';
import { describedInArabic } from '../../model/pages/described-in-arabic.ts';
import { pages } from '../../model/pages/index.ts';
import type { ContentReader, Read } from '../http/reads.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { fixedPageInArabic } from './has-arabic.ts';

/** In which languages a page has its content, so that it can name its twin or keep silent. */
export const pageFacts = (reader: () => ContentReader): Read => ({
  path: '/page-facts/:path',
  summary: 'Read in which languages a page has its content, by its English path',
  failed: 'Failed to fetch page data',
  pages: pages.map(({ key }) => key),
  async answer({ params }) {
    const page = await findPage(params.path ?? '', reader());
    const isArabic = await inArabic(page, reader());
    return { path: page.path, languages: isArabic ? ['en', 'ar'] : ['en'] };
  },
});

async function inArabic(page: FoundPage, reader: ContentReader): Promise<boolean> {
  if (page.kind === 'fixed') return fixedPageInArabic(page.page, reader);
  return page.kind === 'post' ? postInArabic(page.record) : describedInArabic(page.record);
}
