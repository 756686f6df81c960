import { data, type LoaderFunctionArgs } from 'react-router';
import { postsOnPage } from '../../../../model/posts-on-page.ts';
import { load, optional, withTexts } from '../../load.ts';
import { summaryOf } from './summary.ts';

const loadAnswers = withTexts(
  load({
    answer: optional(({ page = '1' }) => `/blogs?limit=${postsOnPage}&page=${page}` as const),
    seo: optional('/seo/page/blogs'),
  }),
  { en: () => import('./texts/en.ts'), ar: () => import('./texts/ar.ts') },
);

/** The posts of a page of the blog: of the first one, or of the one that the address names. */
export async function loadPosts(args: LoaderFunctionArgs) {
  const { answer, ...rest } = await loadAnswers(args);
  const failure = failureOf(answer);
  const posts = answer && !failure ? answer.blogs.map(summaryOf) : [];
  const page = {
    ...rest,
    failure,
    banner: answer?.banner ?? null,
    posts,
    current: Number(args.params.page ?? 1),
    last: Math.ceil((answer?.total ?? 0) / postsOnPage),
  };
  // A status of its own, so that nothing keeps the page without its posts.
  return data(page, { status: failure ? 503 : 200 });
}

function failureOf(answer: { blogs: unknown } | null): 'failed' | 'invalid' | null {
  if (answer === null) return 'failed';
  return Array.isArray(answer.blogs) ? null : 'invalid';
}
