import { isInUse } from '../../model/in-use.ts';
import { message } from '../../model/messages/message.ts';
import { postsOnPage, publicPaths } from '../../model/public-paths.ts';
import type { FoundRecord } from '../content/find-record.ts';
import type { ContentReader } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { type FixedPage, fixedPages } from './fixed-pages.ts';
import { findRecordAt } from './public-records.ts';
import { readInUse } from './read-in-use.ts';

/** A public page: a fixed one, or one that a record is shown on. */
export type FoundPage =
  | { path: string; fixed: FixedPage; record?: undefined }
  | { path: string; fixed?: undefined; record: FoundRecord };

interface Source {
  db: Database;
  reader: ContentReader;
}

/** The page at the parts of an English path, however it is spelt; refuses a path that has none. One that is not in use has none. */
export async function findPage({ db, reader }: Source, segments: string[]): Promise<FoundPage> {
  const path = `/${segments.join('/')}`;
  if (!isInUse(path, await readInUse(reader))) throw nothingHere();
  const fixed = await findFixedPage(reader, path);
  if (fixed) return { path, fixed };
  const record = await findRecordAt(db, segments);
  if (!record) throw nothingHere();
  return { path: record.path, record };
}

/** The further pages of the blog count as the blog. */
export async function findFixedPage(
  reader: ContentReader,
  path: string,
): Promise<FixedPage | undefined> {
  const number = olderPosts.exec({ pathname: path })?.pathname.groups.page;
  const listed = number && (await hasPosts(number, reader)) ? publicPaths.blog : path;
  return fixedPages.find((each) => each.path === listed);
}

const nothingHere = () => new Refusal(404, message('nothingHere'));

const olderPosts = new URLPattern({ pathname: publicPaths.olderPosts });

async function hasPosts(number: string, reader: ContentReader): Promise<boolean> {
  if (!/^[1-9]\d{0,5}$/.test(number)) return false;
  const { total } = (await reader.read(`/blogs?limit=${postsOnPage}`)) as { total: number };
  return Number(number) <= Math.ceil(total / postsOnPage);
}
