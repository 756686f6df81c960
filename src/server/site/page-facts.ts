import { message } from '../../model/messages/message.ts';
import { pages } from '../../model/pages/index.ts';
import type { ContentReader, Read } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { findPage } from './find-page.ts';
import { fixedPageInArabic } from './has-arabic.ts';
import { readInUse } from './read-in-use.ts';

/** In which languages a page has its content, so that it can name its twin or keep silent. */
export const pageFacts = (db: Database, reader: () => ContentReader): Read => ({
  path: '/page-facts/:path',
  name: 'getPageFacts',
  summary: 'Read in which languages a page has its content',
  description: 'By its English path.',
  failed: message('fetchFailed', { noun: 'page data' }),
  pages: pages.map(({ key }) => key),
  answers: () => ({ type: 'object' }),
  async answer({ params }) {
    const source = { db, reader: reader() };
    const { path, fixed, record } = await findPage(source, (params.path ?? '').split('/').slice(1));
    const isArabic = fixed
      ? await fixedPageInArabic(fixed, source.reader)
      : record.row.in_arabic === 1;
    const { arabic } = await readInUse(source.reader);
    return { path, languages: isArabic && arabic ? ['en', 'ar'] : ['en'] };
  },
});
