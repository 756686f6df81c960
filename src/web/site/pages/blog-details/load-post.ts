import { data } from 'react-router';
import type { BlogPost, BlogSummary } from '../../content.ts';
import { load, optional, withTexts } from '../../load.ts';

/** Null when they could not be read. */
export type Others = BlogSummary[] | null;

const loadPost = load({ post: (params) => `/blogs/${params.slug}` });
const loadOthers = load({ others: optional('/blogs/latest') });

type LoadArgs = Parameters<typeof loadPost>[0];

const loadArticle = withTexts(async (args: LoadArgs) => ({ post: await findPost(args) }), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

/** The whole page at once. */
export async function loadAtOnce(args: LoadArgs) {
  const [article, { others }] = await Promise.all([loadArticle(args), loadOthers(args)]);
  return answerPost({ ...article, others: others as Others | Promise<Others> });
}

/** The article as soon as it is there; the other posts follow. */
export async function loadArticleFirst(args: LoadArgs) {
  const others: Promise<Others> = loadOthers(args).then((answer) => answer.others);
  return answerPost({ ...(await loadArticle(args)), others });
}

async function findPost(args: LoadArgs): Promise<BlogPost | null> {
  try {
    const { post } = await loadPost(args);
    // Some words in a post's place are calls of their own, such as `latest`.
    return typeof post.title === 'string' ? post : null;
  } catch (failure) {
    if (isNotFound(failure)) return null;
    throw failure;
  }
}

const isNotFound = (failure: unknown) =>
  (failure as { init?: ResponseInit } | null)?.init?.status === 404;

const answerPost = <T extends { post: BlogPost | null }>(page: T) =>
  data(page, { status: page.post ? 200 : 404 });
