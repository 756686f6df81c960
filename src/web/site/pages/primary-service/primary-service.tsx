import { useLoaderData } from 'react-router';
import { fillPath, publicPaths } from '../../../../model/public-paths.ts';
import { gradientOf } from '../../../ui/gradient.ts';
import { Refused } from '../service-parts/refused.tsx';
import { withReason } from '../service-parts/say-why.ts';
import { primaryServiceAt } from '../service-parts/service-at.ts';
import { ServicePage } from '../service-parts/service-page.tsx';
import { SecondaryServices } from './secondary-services.tsx';
import { Siblings } from './siblings.tsx';
import { trimPrimaryService } from './trim.ts';

const loadPage = withReason(async (args) => trimPrimaryService(await primaryServiceAt(args)), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

export const loader = loadPage;
export const clientLoader = loadPage;
export const ErrorBoundary = Refused;

export default function PrimaryServicePage() {
  const { texts, ...service } = useLoaderData<typeof loader>();
  const { secondaryServices, main, siblings } = service;
  const group = gradientOf(main.slug);
  const mainPath = fillPath(publicPaths.mainService, main.slug);
  return (
    <>
      <ServicePage
        service={service}
        group={main.slug}
        above={[{ name: main.title, path: mainPath }]}
        parts={secondaryServices}
        texts={texts}
      >
        {secondaryServices.length > 0 && (
          <SecondaryServices
            heading={texts.secondaryServices}
            services={secondaryServices}
            group={group}
          />
        )}
      </ServicePage>
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
