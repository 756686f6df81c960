import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Section } from '../../../ui/section.tsx';
import { useText } from '../../language/dictionary.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { BlogCards } from './blog-cards.tsx';
import { FeedLink } from './feed-link.tsx';
import { Invitation } from './invitation.tsx';
import { LatestPost } from './latest-post.tsx';
import { summaryOf } from './summary.ts';

const loadAnswers = withTexts(
  load({
    // The hero and the six of the grid.
    answer: optional('/blogs?limit=7'),
    seo: optional('/seo/page/blogs'),
  }),
  { en: () => import('./texts/en.ts'), ar: () => import('./texts/ar.ts') },
);

const loadBlog = async (args: LoaderFunctionArgs) => {
  const { answer, ...rest } = await loadAnswers(args);
  const failure = failureOf(answer);
  const page = {
    ...rest,
    failure,
    banner: answer?.banner ?? null,
    posts: answer && !failure ? answer.blogs.map(summaryOf) : [],
  };
  // A status of its own, so that nothing keeps the page without its posts.
  return data(page, { status: failure ? 503 : 200 });
};

export const loader = loadBlog;
export const clientLoader = loadBlog;

export default function Blog() {
  const { banner, posts, failure, seo, texts } = useLoaderData<typeof loader>();
  const { navigation } = useText();
  const [latest, ...others] = posts;
  return (
    <>
      <PageHead path="/blog" seo={seo} crumbs={[{ name: navigation.blog, path: '/blog' }]} />
      <FeedLink />
      <PageBanner
        heading={banner?.heading || texts.heading}
        text={banner?.text}
        image={banner?.image}
        action={
          <>
            <SiteLink to="/contact-us" className="button-signal">
              {texts.start}
            </SiteLink>
            <SiteLink to="/contact-us" className="button-quiet">
              {texts.ask}
            </SiteLink>
          </>
        }
      />
      {latest ? (
        <>
          <LatestPost post={latest} texts={texts} />
          {others.length > 0 && (
            <Section heading={texts.more} className="pt-0">
              <BlogCards blogs={others}>
                <Invitation texts={texts.invitation} />
              </BlogCards>
            </Section>
          )}
        </>
      ) : (
        <Section>
          <p role={failure ? 'alert' : undefined} className="text-lead">
            {failure ? texts[failure] : texts.none}
          </p>
        </Section>
      )}
    </>
  );
}

function failureOf(answer: { blogs: unknown } | null): 'failed' | 'invalid' | null {
  if (answer === null) return 'failed';
  return Array.isArray(answer.blogs) ? null : 'invalid';
}
