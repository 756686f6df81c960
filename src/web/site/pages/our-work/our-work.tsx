import { publicPaths } from '../../../../model/public-paths.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { FeaturedWork } from './featured-work.tsx';
import { NextWork } from './next-work.tsx';
import { Opening } from './opening.tsx';
import style from './our-work.css?url';
import { Stats } from './stats.tsx';
import { Testimonials } from './testimonials.tsx';

const loadPage = withTexts(
  load({
    answer: (content) => content.page('our-work'),
    seo: optional((content) => content.page('seo.our-work')),
  }),
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
        <Opening heading={banner?.heading || nameOf('ourWork')} banner={banner} />
        {stats && <Stats stats={stats} headings={headings} outOf={texts.stats.outOf} />}
        {work.cards.length > 0 && (
          <>
            <FeaturedWork cards={work.cards} headings={headings} texts={texts.work} />
            <NextWork heading={headings.closing} button={headings.button} />
          </>
        )}
        {testimonials.length > 0 && (
          <Testimonials
            heading={headings.testimonials}
            testimonials={testimonials}
            texts={texts.testimonials}
          />
        )}
      </>
    );
  },
  { style },
);
