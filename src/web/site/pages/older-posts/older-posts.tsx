import { publicPaths } from '../../../../model/public-paths.ts';
import { Section } from '../../../ui/section.tsx';
import { type Asked, PageRefusal } from '../../asked.ts';
import { addressIn } from '../../language/address.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { BlogCards } from '../blog/blog-cards.tsx';
import { BlogPages, pathOfPage } from '../blog/blog-pages.tsx';
import { FeedLink } from '../blog/feed-link.tsx';
import { Invitation } from '../blog/invitation.tsx';
import { loadPosts, statusOf } from '../blog/load-posts.ts';
import { NoPosts } from '../blog/no-posts.tsx';

async function loadOlder(asked: Asked) {
  if (!/^[1-9]\d{0,5}$/.test(asked.params.page ?? '')) throw new PageRefusal(404);
  const loaded = await loadPosts(asked);
  if (!loaded.failure && loaded.posts.length === 0) throw new PageRefusal(404);
  return loaded;
}

/** The posts that the blog's first page has no room for. */
export const olderPostsPage = sitePage(
  loadOlder,
  function OlderPosts({ banner, headings, posts, failure, current, last, seo, texts }) {
    const { language } = useText();
    const nameOf = usePageNames();
    const origin = useOrigin();
    const path = pathOfPage(current);
    const where = texts.page.replace('{page}', `${current}`);
    const crumbs = [
      { name: nameOf('blog'), path: publicPaths.blog },
      { name: where, path },
    ];
    const linkTo = (page: number) => `${origin}${addressIn(language, pathOfPage(page))}`;
    return (
      <>
        <PageHead
          path={path}
          seo={seo && { ...seo, title: `${seo.title} | ${where}` }}
          crumbs={crumbs}
        />
        <link rel="prev" href={linkTo(current - 1)} />
        {current < last && <link rel="next" href={linkTo(current + 1)} />}
        <FeedLink />
        <PageBanner
          heading={texts.older}
          tagline={banner?.heading || nameOf('blog')}
          crumbs={crumbs}
        />
        {failure ? (
          <NoPosts failure={failure} texts={texts} />
        ) : (
          <Section
            heading={texts.pageOf.replace('{page}', `${current}`).replace('{last}', `${last}`)}
          >
            <BlogCards blogs={posts}>
              {headings && (
                <Invitation headings={headings} feed={texts.feed} after={posts.length} />
              )}
            </BlogCards>
            <BlogPages current={current} last={last} texts={texts} />
          </Section>
        )}
      </>
    );
  },
  { statusOf },
);
