import { useLoaderData } from 'react-router';
import { fillPath, publicPaths } from '../../../../model/public-paths.ts';
import { ContactLink } from '../../layout/contact-link.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { load } from '../../load.ts';
import { GroupArches } from '../service-parts/group-arches.tsx';
import { ServicesOverview } from '../service-parts/overview/overview.tsx';
import { overviewOf } from '../service-parts/overview/trim.ts';
import { Refused } from '../service-parts/refused.tsx';
import { type Args, withReason } from '../service-parts/say-why.ts';
import { useServiceJsonLd } from '../service-parts/service-json-ld.ts';
import { Benefits } from './benefits.tsx';
import { Conclusion } from './conclusion.tsx';
import { Facts } from './facts.tsx';
import { trimLocation } from './trim.ts';

const loadAnswers = load({
  services: '/services',
  location: (params) => `/local-seo/location/${params.location}`,
});

const loadPage = withReason(
  async (args: Args) => {
    const { services, location } = await loadAnswers(args);
    return { overview: overviewOf(services), location: trimLocation(location) };
  },
  { en: () => import('./texts/en.ts'), ar: () => import('./texts/ar.ts') },
);

export const loader = loadPage;
export const clientLoader = loadPage;
export const ErrorBoundary = Refused;

export default function LocationPage() {
  const { overview, location, texts } = useLoaderData<typeof loader>();
  const { slug, title, description, fact, benefits, conclusion, cta } = location;
  const jsonLd = useServiceJsonLd();
  const path = fillPath(publicPaths.location, slug);
  const city = location.location;
  const parts = overview.services.map((service) => service.title);
  const crumbs = [
    { name: texts.allLocations, path: publicPaths.locations },
    { name: city, path },
  ];
  return (
    <>
      <PageHead
        path={path}
        seo={{ title: `${title} | ${jsonLd.siteName}`, description }}
        crumbs={crumbs}
        jsonLd={[
          jsonLd.service({ title, description, path, parts, city }),
          ...jsonLd.offices(city),
        ]}
      />
      <PageBanner
        heading={title}
        text={description}
        crumbs={crumbs}
        action={
          <>
            <ContactLink className="button-signal">{cta}</ContactLink>
            <SiteLink to={publicPaths.services} className="button-quiet">
              {texts.backToServices}
            </SiteLink>
          </>
        }
        picture={location}
        art={<GroupArches />}
      />
      <Facts {...fact} />
      <Benefits {...benefits} />
      <Conclusion text={conclusion} cta={cta} />
      <ServicesOverview
        overview={overview}
        heading={overview.banner?.heading || texts.servicesHeading}
        lead={overview.banner?.text}
        texts={texts}
      />
    </>
  );
}
