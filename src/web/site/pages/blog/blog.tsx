import { publicPaths } from '../../../../model/public-paths.ts';
import { Section } from '../../../ui/section.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { sitePage } from '../../site-page.tsx';
import style from './blog.css?url';
import { BlogCards } from './blog-cards.tsx';
import { BlogPages } from './blog-pages.tsx';
import { FeedLink } from './feed-link.tsx';
import { Invitation } from './invitation.tsx';
import { LatestPost } from './latest-post.tsx';
import { loadPosts, statusOf } from './load-posts.ts';
import { Nameplate } from './nameplate.tsx';
import { NoPosts } from './no-posts.tsx';

export const blogPage = sitePage(
  loadPosts,
  function Blog({ banner, headings, posts, failure, last, seo, texts }) {
    const nameOf = usePageNames();
    const [latest, ...others] = posts;
    return (
      <>
        <PageHead
          path={publicPaths.blog}
          seo={seo}
          crumbs={[{ name: nameOf('blog'), path: publicPaths.blog }]}
        />
        <FeedLink />
        <Nameplate
          heading={banner?.heading || nameOf('blog')}
          banner={banner}
          headings={headings}
        />
        {latest && headings ? (
          <>
            <LatestPost post={latest} label={headings.latest} texts={texts} />
            {others.length > 0 && (
              <Section heading={headings.more}>
                <BlogCards blogs={others}>
                  <Invitation headings={headings} feed={texts.feed} after={others.length} />
                </BlogCards>
                <BlogPages current={1} last={last} texts={texts} />
              </Section>
            )}
          </>
        ) : (
          <NoPosts failure={failure} texts={texts} />
        )}
      </>
    );
  },
  { statusOf, style },
);
