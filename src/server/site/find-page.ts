import { message } from '../../model/messages/message.ts';
import { publicPaths } from '../../model/public-paths.ts';
import type { FoundRecord } from '../content/find-record.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { type FixedPage, fixedPages } from './fixed-pages.ts';
import { findRecordAt } from './public-records.ts';

/** A public page: a fixed one, or one that a record is shown on. */
export type FoundPage =
  | { path: string; fixed: FixedPage; record?: undefined }
  | { path: string; fixed?: undefined; record: FoundRecord };

/** The page at an English path, however it is spelt; refuses a path that has none. */
export async function findPage(db: Database, path: string): Promise<FoundPage> {
  // The further pages of the blog are the blog to whoever asks about them.
  const listed = olderPosts.test({ pathname: path }) ? publicPaths.blog : path;
  const fixed = fixedPages.find((each) => each.path === listed);
  if (fixed) return { path, fixed };
  const record = await findRecordAt(db, path.split('/').slice(1));
  if (!record) throw new Refusal(404, message('nothingHere'));
  return { path: record.path, record };
}

const olderPosts = new URLPattern({ pathname: publicPaths.olderPosts });
