import { useLoaderData } from 'react-router';
import { gradientOf } from '../../../ui/gradient.ts';
import { useText } from '../../language/dictionary.ts';
import { ContactLink } from '../../layout/contact-link.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { DesignProcess } from '../service-parts/design-process.tsx';
import { GroupArches } from '../service-parts/group-arches.tsx';
import { Refused } from '../service-parts/refused.tsx';
import { withReason } from '../service-parts/say-why.ts';
import { primaryServiceAt } from '../service-parts/service-at.ts';
import { ServiceBanner } from '../service-parts/service-banner.tsx';
import { useServiceJsonLd } from '../service-parts/service-json-ld.ts';
import { TechnologyStrip } from '../service-parts/technology-strip.tsx';
import { SecondaryServices } from './secondary-services.tsx';
import { Siblings } from './siblings.tsx';
import { trimmed } from './trim.ts';

const loadPage = withReason(async (args) => trimmed(await primaryServiceAt(args)), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

export const loader = loadPage;
export const clientLoader = loadPage;
export const ErrorBoundary = Refused;

export default function PrimaryServicePage() {
  const { texts, ...service } = useLoaderData<typeof loader>();
  const { path, title, description, secondaryServices, main, siblings, process } = service;
  const { navigation } = useText();
  const jsonLd = useServiceJsonLd();
  const group = gradientOf(main.slug);
  const mainPath = `/services/${main.slug}`;
  const crumbs = [
    { name: navigation.services, path: '/services' },
    { name: main.title, path: mainPath },
    { name: title, path },
  ];
  const parts = secondaryServices.map((secondary) => secondary.title);
  return (
    <>
      <PageHead
        path={path}
        seo={{ title: `${title} | ${jsonLd.siteName}`, description }}
        crumbs={crumbs}
        jsonLd={[jsonLd.service({ title, description, path, parts })]}
      />
      <ServiceBanner
        heading={title}
        text={description}
        crumbs={crumbs}
        crumbsLabel={texts.breadcrumbs}
        group={group}
        action={<ContactLink className="button-signal">{navigation.speakToAnExpert}</ContactLink>}
        art={<GroupArches lit={main.slug} />}
      />
      {secondaryServices.length > 0 && (
        <SecondaryServices
          heading={texts.secondaryServices}
          services={secondaryServices}
          group={group}
        />
      )}
      <TechnologyStrip groups={[main.slug]} texts={texts} />
      <DesignProcess process={process} group={group} texts={texts} />
      {siblings.length > 0 && (
        <Siblings
          heading={texts.siblings.replace('{group}', main.title)}
          path={mainPath}
          services={siblings}
          group={group}
        />
      )}
    </>
  );
}
