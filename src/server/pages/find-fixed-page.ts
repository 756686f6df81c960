import { postsOnPage, publicPaths } from '../../model/public-paths.ts';
import type { ContentReader } from '../http/reads.ts';
import { type FixedPage, fixedPages } from '../site/fixed-pages.ts';

/** The page at an English path that no record decides. The further pages of the blog count as the blog. */
export async function findFixedPage(
  reader: ContentReader,
  path: string,
): Promise<FixedPage | undefined> {
  const number = olderPosts.exec({ pathname: path })?.pathname.groups.page;
  const listed = number && (await hasPosts(number, reader)) ? publicPaths.blog : path;
  return fixedPages.find((each) => each.path === listed);
}

const olderPosts = new URLPattern({ pathname: publicPaths.olderPosts });

async function hasPosts(number: string, reader: ContentReader): Promise<boolean> {
  if (!/^[1-9]\d{0,5}$/.test(number)) return false;
  const { total } = (await reader.read(`/blogs?limit=${postsOnPage}`)) as { total: number };
  return Number(number) <= Math.ceil(total / postsOnPage);
}
