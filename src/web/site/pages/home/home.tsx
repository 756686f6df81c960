import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useText } from '../../language/dictionary.ts';
import { faqPage, organization, webSite } from '../../layout/json-ld.ts';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { Clients } from './clients.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { LatestBlogs } from './latest-blogs.tsx';
import { Portfolio } from './portfolio.tsx';
import { ServicesShowcase } from './services-showcase.tsx';

/** Loaded apart: whoever begins here has the content already. */
const loadHome = async (args: LoaderFunctionArgs) => {
  const home = await import('./load-home.ts');
  return home.loadHome(args);
};

export const loader = loadHome;
export const clientLoader = loadHome;

export default function Home() {
  const { home, seo, blogs, texts } = useLoaderData<typeof loader>();
  const { language, agencyName } = useText();
  const { settings } = useSiteData(language);
  const origin = useOrigin();
  const name = settings?.agencyName || agencyName;
  return (
    <>
      <PageHead
        path="/"
        seo={seo}
        jsonLd={[
          organization(origin, name, settings),
          webSite(origin, name, language),
          faqPage(home.faq),
        ]}
      />
      <Hero texts={texts.hero} />
      <ServicesShowcase groups={home.services} texts={texts.services} />
      <Portfolio items={home.portfolio} texts={texts.portfolio} />
      <Faq items={home.faq} texts={texts.faq} />
      <Clients texts={texts.clients} />
      <LatestBlogs blogs={blogs} texts={texts.blogs} />
    </>
  );
}
