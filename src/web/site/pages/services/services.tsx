import { publicPaths } from '../../../../model/public-paths.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional, withReason } from '../../load.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { GroupArches } from '../service-parts/group-arches.tsx';
import { ServicesOverview } from '../service-parts/overview/overview.tsx';
import style from '../service-parts/services.css?url';

const path = publicPaths.services;
const loadPage = withReason(
  load({
    overview: (content) => content.page('services'),
    seo: optional((content) => content.page('seo.services')),
  }),
  'serviceParts',
);

export const servicesPage = sitePage(
  loadPage,
  function Services({ overview, seo, texts }) {
    const { navigation } = useText();
    const nameOf = usePageNames();
    const { banner, headings } = overview;
    const crumbs = [{ name: nameOf('services'), path }];
    return (
      <>
        <PageHead path={path} seo={seo} crumbs={crumbs} />
        <PageBanner
          heading={banner?.heading || nameOf('services')}
          text={banner?.text}
          crumbs={crumbs}
          action={
            <ContactButton className="button-signal">
              {banner?.buttonText || navigation.speakToAnExpert}
            </ContactButton>
          }
          picture={banner}
          art={<GroupArches />}
        />
        <ServicesOverview overview={overview} heading={headings.services} texts={texts} />
      </>
    );
  },
  { style },
);
