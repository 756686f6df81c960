import { plainLine } from '../../../../model/markdown/plain-text.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { load, ofPage, withReason } from '../../load.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { ServicesOverview } from '../service-parts/overview/overview.tsx';
import { useServiceJsonLd } from '../service-parts/service-json-ld.ts';
import { Benefits } from './benefits.tsx';
import { Conclusion } from './conclusion.tsx';
import style from './location.css?url';
import { Place } from './place.tsx';

const loadPage = withReason(
  load({
    overview: (content) => content.page('services'),
    location: ofPage('local-seo.data'),
  }),
  'serviceParts',
  'location',
);

export const locationPage = sitePage(
  loadPage,
  function LocationPage({ overview, location, texts }) {
    const { slug, title, description, benefits, conclusion, cta } = location;
    const { footer } = useText();
    const jsonLd = useServiceJsonLd();
    const path = fillPath(publicPaths.location, slug);
    const city = location.location;
    const summary = plainLine(description);
    const parts = overview.services.map((service) => service.title);
    const crumbs = [
      { name: footer.allLocations, path: publicPaths.locations },
      { name: city, path },
    ];
    return (
      <>
        <PageHead
          path={path}
          seo={{ title: `${title} | ${jsonLd.siteName}`, description: summary }}
          crumbs={crumbs}
          jsonLd={[
            jsonLd.service({ title, description: summary, path, parts, city }),
            ...jsonLd.offices(city),
          ]}
        />
        <Place location={location} crumbs={crumbs}>
          <ContactButton className="button-signal">{cta}</ContactButton>
          <SiteLink to={publicPaths.services} className="button-quiet">
            {texts.backToServices}
          </SiteLink>
        </Place>
        <Benefits {...benefits} />
        <Conclusion text={conclusion} cta={cta} />
        <ServicesOverview
          overview={overview}
          heading={overview.banner?.heading || overview.headings.services}
          lead={overview.banner?.text}
          texts={texts}
        />
      </>
    );
  },
  { style },
);
