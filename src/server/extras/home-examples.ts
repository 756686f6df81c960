import { message } from '../../model/messages/message.ts';
import { home } from '../../model/pages/home/index.ts';
import { kindsWithExamples } from '../content/examples.ts';
import type { Read } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';

/** Which lists of the home page have never had a record; the page shows examples in their place. */
export const homeExamples = (db: Database): Read => ({
  path: '/home/examples',
  summary: 'Read which lists of the home page show examples',
  failed: message('fetchFailed', { noun: 'home data' }),
  pages: [home.key],
  async answer() {
    const kinds = await kindsWithExamples(db);
    return { lists: kinds.map((kind) => kind.slice(home.key.length + 1)) };
  },
});
