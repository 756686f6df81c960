import { sitePage } from '../../site-page.tsx';
import { FeedLink } from '../blog/feed-link.tsx';
import { Article } from './article.tsx';
import { loadPost } from './load-post.ts';
import { NotFound } from './not-found.tsx';
import style from './post.css?url';
import { PostHead } from './post-head.tsx';
import { RelatedPosts } from './related-posts.tsx';

export const postPage = sitePage(
  loadPost,
  function BlogDetails({ post, written, others, headings, texts }) {
    return (
      <>
        <FeedLink />
        {post && written ? (
          <>
            <PostHead post={post} description={written.words} />
            <Article post={post} written={written} texts={texts} />
          </>
        ) : (
          <NotFound heading={texts.notFound} headings={headings} />
        )}
        {headings && <RelatedPosts others={others} headings={headings} />}
      </>
    );
  },
  { statusOf: ({ post }) => (post ? 200 : 404), style },
);
