import { otherLanguage } from '../../../../model/language.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import style from './about.css?url';
import { BothScripts } from './both-scripts.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Innovation } from './innovation.tsx';
import { Opening } from './opening.tsx';
import { Steps } from './steps.tsx';

const loadPage = withTexts(
  load({
    about: (content) => content.page('about'),
    twin: optional((_, { content, language }) =>
      content.in(otherLanguage(language)).page('settings'),
    ),
    seo: optional((content) => content.page('seo.about-us')),
  }),
  'about',
);

export const aboutPage = sitePage(
  loadPage,
  function About({ about, twin, seo, texts }) {
    const nameOf = usePageNames();
    const { banner, innovation, strategy, development, features, headings } = about;
    return (
      <>
        <PageHead
          path={publicPaths.about}
          seo={seo}
          crumbs={[{ name: nameOf('about'), path: publicPaths.about }]}
        />
        <Opening heading={banner?.heading || nameOf('about')} banner={banner} />
        <BothScripts twin={twin} texts={texts.bothScripts} />
        {innovation && <Innovation innovation={innovation} headings={headings} />}
        {strategy && <Steps heading={headings.strategy} steps={strategy} as="ladder" />}
        {development && <Steps heading={headings.development} steps={development} as="line" />}
        {features.length > 0 && <Features heading={headings.features} features={features} />}
        <Closing heading={headings.closing} button={headings.button} />
      </>
    );
  },
  { style },
);
