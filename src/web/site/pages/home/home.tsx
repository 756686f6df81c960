import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '../../language/address.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional } from '../../load.ts';
import { withBuiltIn } from './built-in/with-built-in.ts';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { LatestBlogs } from './latest-blogs.tsx';
import { Portfolio } from './portfolio.tsx';

const loadAnswers = load({
  home: '/home',
  seo: optional('/seo/page/home'),
  blogs: optional('/blogs/latest'),
});

const loadHome = async (args: LoaderFunctionArgs) => {
  const { home, ...rest } = await loadAnswers(args);
  return { ...rest, home: await withBuiltIn(home, languageOf(args.url.pathname)) };
};

export const loader = loadHome;
export const clientLoader = loadHome;

export default function Home() {
  const { home, seo, blogs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead path="/" seo={seo} />
      <Hero />
      <Portfolio items={home.portfolio} />
      <Faq items={home.faq} />
      <LatestBlogs blogs={blogs} />
    </>
  );
}
