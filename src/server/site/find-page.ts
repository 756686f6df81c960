import type { Language } from '../../model/language.ts';
import { postsOnPage } from '../../model/posts-on-page.ts';
import type { ContentReader } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import { type FixedPage, fixedPages } from './fixed-pages.ts';

type Answer = Record<string, unknown>;

/** A public page: a fixed one, or one that a record is shown on. */
export type FoundPage =
  | { kind: 'fixed'; path: string; page: FixedPage }
  | { kind: 'service'; path: string; record: Answer; group: string }
  | { kind: 'location' | 'post'; path: string; record: Answer };

/** The page at an English path, however it is spelt, its record in one language or with both. */
export async function findPage(
  path: string,
  reader: ContentReader,
  language?: Language,
): Promise<FoundPage> {
  // The further pages of the blog are the blog to whoever asks about them.
  const [, number] = /^\/blog\/page\/([1-9]\d{0,5})$/.exec(path) ?? [];
  if (number) await requirePosts(Number(number), reader);
  const listed = number ? '/blog' : path;
  const page = fixedPages.find((each) => each.path === listed);
  return page
    ? { kind: 'fixed', path, page }
    : findRecord(path.split('/').slice(1), reader, language);
}

/** The page that shows a record, by the parts of its address. */
export async function findRecord(
  segments: string[],
  reader: ContentReader,
  language?: Language,
): Promise<FoundPage> {
  const [section, first, second, ...more] = segments.map(encodeURIComponent);
  const read = async (address: string) => (await reader.read(address, language)) as Answer;
  if (section === 'services' && first && more.length === 0) {
    const answer = await read(`/services/address/${first}${second ? `/${second}` : ''}`);
    const { slug } = (answer.mainService ?? answer.service) as { slug: string };
    const record = answer.service as Answer;
    return { kind: 'service', path: String(answer.path), record, group: slug };
  }
  if (section === 'localseo' && first && !second) {
    const record = await read(`/local-seo/location/${first}`);
    return { kind: 'location', path: `/localseo/${record.slug}`, record };
  }
  if (section === 'blog-details' && first && !second) {
    const record = await read(`/blogs/${first}`);
    // Some words in a post's place are calls of their own, such as `latest`.
    if (typeof record._id !== 'string') throw new Refusal(404, 'Not found');
    return { kind: 'post', path: `/blog-details/${record._id}`, record };
  }
  throw new Refusal(404, 'Not found');
}

async function requirePosts(page: number, reader: ContentReader): Promise<void> {
  const { total } = (await reader.read(`/blogs?limit=${postsOnPage}`)) as { total: number };
  if (page > Math.ceil(total / postsOnPage)) throw new Refusal(404, 'Not found');
}
