import { fillPath, publicPaths } from '../../../../model/public-paths.ts';
import { useGroupClass } from '../../layout/site-data.ts';
import { withReason } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { processOf } from '../service-parts/design-process.tsx';
import { primaryServiceAt } from '../service-parts/service-at.ts';
import { ServicePage } from '../service-parts/service-page.tsx';
import { SecondaryServices } from './secondary-services.tsx';
import { Siblings } from './siblings.tsx';

const loadPage = withReason(primaryServiceAt, 'serviceParts', 'primaryService');

export const primaryServicePage = sitePage(
  loadPage,
  function PrimaryServicePage({ path, service, mainService: main, headings, texts }) {
    const { title, description, secondaryServices } = service;
    const siblings = main.primaryServices.filter(({ slug }) => slug !== service.slug);
    const group = useGroupClass()(main.slug);
    const mainPath = fillPath(publicPaths.mainService, main.slug);
    return (
      <>
        <ServicePage
          service={{ path, title, description, process: processOf(main) }}
          group={main}
          above={[{ name: main.title, path: mainPath }]}
          parts={secondaryServices}
          headings={headings}
          texts={texts}
        >
          {secondaryServices.length > 0 && (
            <SecondaryServices
              heading={headings.service}
              services={secondaryServices}
              group={group}
            />
          )}
        </ServicePage>
        {siblings.length > 0 && (
          <Siblings
            heading={texts.siblings.replace('{group}', () => main.title)}
            path={mainPath}
            services={siblings}
            group={group}
          />
        )}
      </>
    );
  },
);
