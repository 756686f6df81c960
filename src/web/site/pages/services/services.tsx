import { useLoaderData } from 'react-router';
import { publicPaths } from '../../../../model/public-paths.ts';
import { useText } from '../../language/dictionary.ts';
import { ContactLink } from '../../layout/contact-link.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional } from '../../load.ts';
import { GroupArches } from '../service-parts/group-arches.tsx';
import { ServicesOverview } from '../service-parts/overview/overview.tsx';
import { overviewOf } from '../service-parts/overview/trim.ts';
import { Refused } from '../service-parts/refused.tsx';
import { type Args, withReason } from '../service-parts/say-why.ts';

const path = publicPaths.services;
const loadAnswers = load({ services: '/services', seo: optional('/seo/page/services') });

const loadPage = withReason(
  async (args: Args) => {
    const { services, seo } = await loadAnswers(args);
    return { seo, overview: overviewOf(services) };
  },
  {
    en: () => import('../service-parts/overview/texts/en.ts'),
    ar: () => import('../service-parts/overview/texts/ar.ts'),
  },
);

export const loader = loadPage;
export const clientLoader = loadPage;
export const ErrorBoundary = Refused;

export default function Services() {
  const { overview, seo, texts } = useLoaderData<typeof loader>();
  const { navigation } = useText();
  const { banner } = overview;
  const crumbs = [{ name: navigation.services, path }];
  return (
    <>
      <PageHead path={path} seo={seo} crumbs={crumbs} />
      <PageBanner
        heading={banner?.heading || texts.services}
        text={banner?.text}
        crumbs={crumbs}
        action={
          <ContactLink className="button-signal">
            {banner?.buttonText || navigation.speakToAnExpert}
          </ContactLink>
        }
        picture={banner}
        art={<GroupArches />}
      />
      <ServicesOverview overview={overview} heading={texts.servicesHeading} texts={texts} />
    </>
  );
}
