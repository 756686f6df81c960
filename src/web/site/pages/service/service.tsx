import { useLoaderData } from 'react-router';
import { gradientOf } from '../../../ui/gradient.ts';
import { Section } from '../../../ui/section.tsx';
import { useText } from '../../language/dictionary.ts';
import { ContactLink } from '../../layout/contact-link.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { DesignProcess } from '../service-parts/design-process.tsx';
import { GroupArches } from '../service-parts/group-arches.tsx';
import { Refused } from '../service-parts/refused.tsx';
import { withReason } from '../service-parts/say-why.ts';
import { mainServiceAt } from '../service-parts/service-at.ts';
import { ServiceBanner } from '../service-parts/service-banner.tsx';
import { useServiceJsonLd } from '../service-parts/service-json-ld.ts';
import { TechnologyStrip } from '../service-parts/technology-strip.tsx';
import { PrimaryServiceCards } from './primary-service-cards.tsx';
import { trimmed } from './trim.ts';

const loadPage = withReason(async (args) => trimmed(await mainServiceAt(args)), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

export const loader = loadPage;
export const clientLoader = loadPage;
export const ErrorBoundary = Refused;

export default function Service() {
  const { texts, ...service } = useLoaderData<typeof loader>();
  const { path, slug, title, description, banner, primaryServices, process } = service;
  const { navigation } = useText();
  const jsonLd = useServiceJsonLd();
  const group = gradientOf(slug);
  const crumbs = [
    { name: navigation.services, path: '/services' },
    { name: title, path },
  ];
  const parts = primaryServices.map((primary) => primary.title);
  return (
    <>
      <PageHead
        path={path}
        seo={{ title: `${title} | ${jsonLd.siteName}`, description }}
        crumbs={crumbs}
        jsonLd={[jsonLd.service({ title, description, path, parts })]}
      />
      <ServiceBanner
        heading={banner.heading || title}
        text={banner.detail || description}
        crumbs={crumbs}
        crumbsLabel={texts.breadcrumbs}
        group={group}
        action={<ContactLink className="button-signal">{navigation.speakToAnExpert}</ContactLink>}
        art={<GroupArches lit={slug} />}
      />
      {(primaryServices.length > 0 || banner.heading) && (
        <Section
          heading={banner.heading ? title : texts.primaryServices}
          {...(banner.detail && { lead: description })}
        >
          <PrimaryServiceCards path={path} services={primaryServices} group={group} />
        </Section>
      )}
      <TechnologyStrip groups={[slug]} texts={texts} />
      <DesignProcess process={process} group={group} texts={texts} />
    </>
  );
}
