import { useLoaderData } from 'react-router';
import { FeedLink } from '../blog/feed-link.tsx';
import { Article } from './article.tsx';
import { loadArticleFirst, loadAtOnce } from './load-post.ts';
import { NotFound } from './not-found.tsx';
import { PostHead } from './post-head.tsx';
import { RelatedPosts } from './related-posts.tsx';

export const loader = loadAtOnce;
export const clientLoader = loadArticleFirst;

export default function BlogDetails() {
  const { post, others, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <FeedLink />
      {post ? (
        <>
          <PostHead post={post} />
          <Article post={post} texts={texts} />
        </>
      ) : (
        <NotFound texts={texts} />
      )}
      <RelatedPosts others={others} exceptId={post?._id} texts={texts} />
    </>
  );
}
