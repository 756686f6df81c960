import { faqPage, organization, webSite } from '../../layout/json-ld.ts';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { Clients } from './clients.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { LatestBlogs } from './latest-blogs.tsx';
import { loadHome } from './load-home.ts';
import { Portfolio } from './portfolio.tsx';
import { ServicesShowcase } from './services-showcase.tsx';

export const homePage = sitePage(loadHome, function Home({ home, seo, blogs, texts }) {
  const { language, agencyName } = useText();
  const { settings } = useSiteData();
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
});
