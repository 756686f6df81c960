import { useLoaderData } from 'react-router';
import { gradientOf } from '../../../ui/gradient.ts';
import { Section } from '../../../ui/section.tsx';
import { Refused } from '../service-parts/refused.tsx';
import { withReason } from '../service-parts/say-why.ts';
import { mainServiceAt } from '../service-parts/service-at.ts';
import { ServicePage } from '../service-parts/service-page.tsx';
import { PrimaryServiceCards } from './primary-service-cards.tsx';
import { trimMainService } from './trim.ts';

const loadPage = withReason(async (args) => trimMainService(await mainServiceAt(args)), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

export const loader = loadPage;
export const clientLoader = loadPage;
export const ErrorBoundary = Refused;

export default function Service() {
  const { texts, ...service } = useLoaderData<typeof loader>();
  const { path, slug, title, description, banner, primaryServices } = service;
  return (
    <ServicePage
      service={service}
      group={slug}
      above={[]}
      parts={primaryServices}
      heading={banner.heading}
      text={banner.detail}
      texts={texts}
    >
      {(primaryServices.length > 0 || banner.heading) && (
        <Section
          heading={banner.heading ? title : texts.primaryServices}
          {...(banner.detail && { lead: description })}
        >
          <PrimaryServiceCards
            path={path}
            services={primaryServices}
            group={gradientOf(slug)}
            texts={texts}
          />
        </Section>
      )}
    </ServicePage>
  );
}
