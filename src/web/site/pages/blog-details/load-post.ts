import { type Asked, PageRefusal } from '../../asked.ts';
import type { BlogPost } from '../../content.ts';
import { load, optional, withTexts } from '../../load.ts';

const loadArticle = load({ post: (params) => `/blogs/${params.slug}` });
const loadOthers = load({ others: optional('/blogs/latest') });

export const loadPost = withTexts(async (asked) => {
  const [post, { others }] = await Promise.all([findPost(asked), loadOthers(asked)]);
  return { post, others };
}, 'post');

async function findPost(asked: Asked): Promise<BlogPost | null> {
  try {
    const { post } = await loadArticle(asked);
    // Some words in a post's place are calls of their own, such as `latest`.
    return typeof post.title === 'string' ? post : null;
  } catch (failure) {
    if (failure instanceof PageRefusal && failure.status === 404) return null;
    throw failure;
  }
}
