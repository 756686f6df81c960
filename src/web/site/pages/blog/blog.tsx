import { publicPaths } from '../../../../model/public-paths.ts';
import { Section } from '../../../ui/section.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { sitePage } from '../../site-page.tsx';
import { BlogCards } from './blog-cards.tsx';
import { BlogPages } from './blog-pages.tsx';
import { FeedLink } from './feed-link.tsx';
import { Invitation } from './invitation.tsx';
import { LatestPost } from './latest-post.tsx';
import { loadPosts, statusOf } from './load-posts.ts';
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
        <PageBanner
          heading={banner?.heading || nameOf('blog')}
          text={banner?.text}
          picture={banner}
          action={
            headings && (
              <>
                <SiteLink to={publicPaths.contact} className="button-signal">
                  {headings.firstButton}
                </SiteLink>
                {headings.secondButton && (
                  <SiteLink to={publicPaths.contact} className="button-quiet">
                    {headings.secondButton}
                  </SiteLink>
                )}
              </>
            )
          }
        />
        {latest && headings ? (
          <>
            <LatestPost post={latest} label={headings.latest} texts={texts} />
            {others.length > 0 && (
              <Section heading={headings.more} className="pt-0">
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
  { statusOf },
);
