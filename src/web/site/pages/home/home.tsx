import { faqPage, organization, webSite } from '../../layout/json-ld.ts';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { Clients } from './clients.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import style from './home.css?url';
import { LatestBlogs } from './latest-blogs.tsx';
import { loadHome } from './load-home.ts';
import { Portfolio } from './portfolio.tsx';
import { ServicesShowcase } from './services-showcase.tsx';

export const homePage = sitePage(
  loadHome,
  function Home(page) {
    const { home, hero, headings, ownFaq, seo, blogs, texts } = page;
    const { language, agencyName } = useText();
    const { settings, site, inUse } = useSiteData();
    const origin = useOrigin();
    const name = settings?.agencyName || agencyName;
    const [next] = [
      home.services.length > 0 && 'services',
      home.portfolio.length > 0 && 'portfolio',
      home.faq.length > 0 && 'faq-heading',
    ].filter((id) => id !== false);
    return (
      <>
        <PageHead
          path="/"
          seo={seo}
          jsonLd={[
            organization(origin, name, settings, site?.brand),
            webSite(origin, name, language),
            ...faqPage(ownFaq),
          ]}
        />
        <Hero hero={hero} groups={home.services} next={next} texts={texts.hero} />
        {home.services.length > 0 && (
          <ServicesShowcase
            groups={home.services}
            heading={headings.services}
            lead={headings.servicesText}
            texts={texts.services}
          />
        )}
        {home.portfolio.length > 0 && (
          <Portfolio items={home.portfolio} heading={headings.portfolio} texts={texts.portfolio} />
        )}
        {home.faq.length > 0 && (
          <Faq items={home.faq} heading={headings.faq} lead={headings.faqText} />
        )}
        <Clients heading={headings.clients} texts={texts.clients} />
        {inUse.blog && <LatestBlogs blogs={blogs} headings={headings} texts={texts.blogs} />}
      </>
    );
  },
  { style },
);
