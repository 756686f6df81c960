import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { publicPaths } from '../../../../model/public-paths.ts';
import { Section } from '../../../ui/section.tsx';
import { addressIn } from '../../language/address.ts';
import { useText } from '../../language/dictionary.ts';
import { LoadingFailed } from '../../layout/loading-failed.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { BlogCards } from '../blog/blog-cards.tsx';
import { BlogPages, pathOfPage } from '../blog/blog-pages.tsx';
import { FeedLink } from '../blog/feed-link.tsx';
import { Invitation } from '../blog/invitation.tsx';
import { loadPosts } from '../blog/load-posts.ts';
import { NoPosts } from '../blog/no-posts.tsx';
import NotFound from '../not-found.tsx';

const loadOlder = async (args: LoaderFunctionArgs) => {
  const missing = data(null, { status: 404 });
  if (!/^[1-9]\d{0,5}$/.test(args.params.page ?? '')) throw missing;
  const answer = await loadPosts(args);
  const { failure, posts } = answer.data;
  if (!failure && posts.length === 0) throw missing;
  return answer;
};

export const loader = loadOlder;
export const clientLoader = loadOlder;

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <LoadingFailed />;
}

/** The posts that the blog's first page has no room for. */
export default function OlderPosts() {
  const { banner, posts, failure, current, last, seo, texts } = useLoaderData<typeof loader>();
  const { language, navigation } = useText();
  const origin = useOrigin();
  const path = pathOfPage(current);
  const where = texts.page.replace('{page}', `${current}`);
  const crumbs = [
    { name: navigation.blog, path: publicPaths.blog },
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
        tagline={banner?.heading || texts.heading}
        crumbs={crumbs}
      />
      {failure ? (
        <NoPosts failure={failure} texts={texts} />
      ) : (
        <Section
          heading={texts.pageOf.replace('{page}', `${current}`).replace('{last}', `${last}`)}
        >
          <BlogCards blogs={posts}>
            <Invitation texts={texts.invitation} after={posts.length} />
          </BlogCards>
          <BlogPages current={current} last={last} texts={texts} />
        </Section>
      )}
    </>
  );
}
