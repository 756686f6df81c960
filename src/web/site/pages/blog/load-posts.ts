import { blog } from '../../../../features/blog/feature.ts';
import type { Asked } from '../../asked.ts';
import { load, optional, withTexts } from '../../load.ts';
import { summaryOf } from './summary.ts';

const postsOnPage = blog.longList.first;

const loadAnswers = withTexts(
  load({
    answer: optional((content, { params: { page = 1 } }) =>
      content.list('blogs', { limit: postsOnPage, page: Number(page) }),
    ),
    seo: optional((content) => content.page('seo.blogs')),
  }),
  'blog',
);

/** The posts of a page of the blog: of the first one, or of the one that the address names. */
export async function loadPosts(asked: Asked) {
  const { answer, ...rest } = await loadAnswers(asked);
  const failure = failureOf(answer);
  const posts = answer && !failure ? answer.blogs.map(summaryOf) : [];
  return {
    ...rest,
    failure,
    banner: answer?.banner ?? null,
    headings: answer?.headings ?? null,
    posts,
    current: Number(asked.params.page ?? 1),
    last: Math.ceil((answer?.total ?? 0) / postsOnPage),
  };
}

function failureOf(answer: { blogs: unknown } | null): 'failed' | 'invalid' | null {
  if (answer === null) return 'failed';
  return Array.isArray(answer.blogs) ? null : 'invalid';
}

/** One of its own, so that nothing keeps a page without its posts. */
export const statusOf = ({ failure }: { failure: unknown }) => (failure ? 503 : 200);
