import { useLoaderData } from 'react-router';
import { useText } from '../../language/dictionary.ts';
import { ContactLink } from '../../layout/contact-link.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional } from '../../load.ts';
import { BannerPicture } from '../service-parts/banner-picture.tsx';
import { ServicesOverview } from '../service-parts/overview/overview.tsx';
import { overviewOf } from '../service-parts/overview/trim.ts';
import { Refused } from '../service-parts/refused.tsx';
import { type Args, withReason } from '../service-parts/say-why.ts';
import { ServiceBanner } from '../service-parts/service-banner.tsx';

const path = '/services';
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
      <ServiceBanner
        heading={banner?.heading || texts.services}
        text={banner?.text}
        crumbs={crumbs}
        crumbsLabel={texts.breadcrumbs}
        action={
          <ContactLink className="button-signal">
            {banner?.buttonText || navigation.speakToAnExpert}
          </ContactLink>
        }
        art={banner?.image && <BannerPicture src={banner.image} alt={banner.imageAlt} />}
      />
      <ServicesOverview overview={overview} heading={texts.servicesHeading} texts={texts} />
    </>
  );
}
