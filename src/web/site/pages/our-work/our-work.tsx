import { publicPaths } from '../../../../model/public-paths.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { FeaturedWork } from './featured-work.tsx';
import style from './our-work.css?url';
import { Stats } from './stats.tsx';
import { Testimonials } from './testimonials.tsx';

const loadPage = withTexts(
  load({ answer: '/our-work', seo: optional('/seo/page/our-work') }),
  'ourWork',
);

export const ourWorkPage = sitePage(
  loadPage,
  function OurWork({ answer, seo, texts }) {
    const nameOf = usePageNames();
    const { banner, stats, work, testimonials, headings } = answer;
    return (
      <>
        <PageHead
          path={publicPaths.ourWork}
          seo={seo}
          crumbs={[{ name: nameOf('ourWork'), path: publicPaths.ourWork }]}
        />
        <PageBanner
          heading={banner?.heading || nameOf('ourWork')}
          text={banner?.text}
          tagline={banner?.tagline}
          picture={banner}
        />
        {stats && <Stats stats={stats} headings={headings} outOf={texts.stats.outOf} />}
        {work.cards.length > 0 && (
          <FeaturedWork cards={work.cards} headings={headings} texts={texts.work} />
        )}
        {testimonials.length > 0 && (
          <Testimonials
            heading={headings.testimonials}
            testimonials={testimonials}
            texts={texts.testimonials}
          />
        )}
        <ClosingCall heading={headings.closing}>
          <ContactButton className="button-signal">{headings.button}</ContactButton>
        </ClosingCall>
      </>
    );
  },
  { style },
);
