import { Section } from '../../../ui/section.tsx';
import { useGroupClass } from '../../layout/site-data.ts';
import { withReason } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { Words } from '../../text/words.tsx';
import { processOf } from '../service-parts/design-process.tsx';
import { mainServiceAt } from '../service-parts/service-at.ts';
import { ServicePage } from '../service-parts/service-page.tsx';
import { PrimaryServiceCards } from './primary-service-cards.tsx';

const loadPage = withReason(mainServiceAt, 'serviceParts', 'service');

export const mainServicePage = sitePage(
  loadPage,
  function Service({ path, service, headings, texts }) {
    const groupClass = useGroupClass();
    const { slug, title, description, banner, primaryServices } = service;
    return (
      <ServicePage
        service={{ path, title, description, process: processOf(service) }}
        group={service}
        above={[]}
        parts={primaryServices}
        heading={banner?.heading}
        text={banner?.detail}
        headings={headings}
        texts={texts}
      >
        {(primaryServices.length > 0 || banner?.heading) && (
          <Section
            heading={banner?.heading ? title : headings.group}
            {...(banner?.detail && { lead: <Words text={description} /> })}
          >
            <PrimaryServiceCards
              path={path}
              services={primaryServices}
              group={groupClass(slug)}
              headings={headings}
            />
          </Section>
        )}
      </ServicePage>
    );
  },
);
