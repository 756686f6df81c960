import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { publicPaths } from '../../../../model/public-paths.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { ContactLink } from '../../layout/contact-link.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { FeaturedWork } from './featured-work.tsx';
import './our-work.css';
import { Stats } from './stats.tsx';
import { Testimonials } from './testimonials.tsx';

const loadAnswers = withTexts(load({ answer: '/our-work', seo: optional('/seo/page/our-work') }), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

const loadPage = async (args: LoaderFunctionArgs) => {
  const { answer, seo, texts } = await loadAnswers(args);
  const { banner, stats, work, testimonials } = answer;
  return { banner, stats, cards: work.cards, testimonials, seo, texts };
};

export const loader = loadPage;
export const clientLoader = loadPage;

export default function OurWork() {
  const { banner, stats, cards, testimonials, seo, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        path={publicPaths.ourWork}
        seo={seo}
        crumbs={[{ name: texts.heading, path: publicPaths.ourWork }]}
      />
      <PageBanner
        heading={banner?.heading || texts.heading}
        text={banner?.text}
        tagline={banner?.tagline}
        picture={banner}
      />
      {stats && <Stats stats={stats} texts={texts.stats} />}
      {cards.length > 0 && <FeaturedWork cards={cards} texts={texts.work} />}
      {testimonials.length > 0 && (
        <Testimonials testimonials={testimonials} texts={texts.testimonials} />
      )}
      <ClosingCall heading={texts.closing.heading}>
        <ContactLink className="button-signal">{texts.closing.action}</ContactLink>
      </ClosingCall>
    </>
  );
}
