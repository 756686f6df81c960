import { addressIn } from '../../../../model/addresses.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { type Asked, PageRefusal } from '../../asked.ts';
import { Crumbs } from '../../layout/crumbs.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { BlogPages, pathOfPage } from '../blog/blog-pages.tsx';
import { FeedLink } from '../blog/feed-link.tsx';
import { loadPosts, statusOf } from '../blog/load-posts.ts';
import { NoPosts } from '../blog/no-posts.tsx';
import style from './archive.css?url';
import { ArchivePost } from './archive-post.tsx';

async function loadOlder(asked: Asked) {
  if (!/^[1-9]\d{0,5}$/.test(asked.params.page ?? '')) throw new PageRefusal(404);
  const loaded = await loadPosts(asked);
  if (!loaded.failure && loaded.posts.length === 0) throw new PageRefusal(404);
  return loaded;
}

/** The posts that the blog's first page has no room for. */
export const olderPostsPage = sitePage(
  loadOlder,
  function OlderPosts({ posts, failure, current, last, seo, texts }) {
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
        <section aria-labelledby="archive" className="archive page-width @container">
          <Crumbs steps={crumbs} />
          <div className="archive-head">
            <PageHeading text={texts.older} />
            <h2 id="archive" className="text-title font-medium">
              {texts.pageOf.replace('{page}', `${current}`).replace('{last}', `${last}`)}
            </h2>
          </div>
          {failure ? (
            <NoPosts failure={failure} texts={texts} />
          ) : (
            <>
              <ul className="archive-list">
                {posts.map((post) => (
                  <ArchivePost key={post._id} post={post} />
                ))}
              </ul>
              <BlogPages current={current} last={last} texts={texts} />
            </>
          )}
        </section>
      </>
    );
  },
  { statusOf, style },
);
