import { type HomeExamples, homeExamplesSchema } from '../../model/contracts/named-answers.ts';
import { message } from '../../model/messages/message.ts';
import { home } from '../../model/pages/home/index.ts';
import type { NamedReads } from '../content/content-reader.ts';
import { kindsWithExamples } from '../content/examples.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import type { Read } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';

/** Which lists of the home page have never had a record; the page shows examples in their place. */
export const readHomeExamples = (db: Database) => async (): Promise<HomeExamples> => {
  const kinds = await kindsWithExamples(db);
  return { lists: kinds.map((kind) => kind.slice(home.key.length + 1)) };
};

export const homeExamples = (read: NamedReads['homeExamples']): Read => ({
  path: '/home/examples',
  for: 'everyone',
  name: 'getHomeExamples',
  summary: 'Read which lists of the home page show examples',
  description: 'A list shows them until it has had its first record.',
  failed: message('fetchFailed', { noun: 'home data' }),
  pages: [home.key],
  answers: () => jsonSchemaOf(homeExamplesSchema, 'output'),
  handle: () => read(),
});
