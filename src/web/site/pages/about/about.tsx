import { publicPaths } from '../../../../model/public-paths.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { inOtherLanguage, load, optional, withTexts } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import style from './about.css?url';
import { BothScripts } from './both-scripts.tsx';
import { Features } from './features.tsx';
import { Innovation } from './innovation.tsx';
import { Steps } from './steps.tsx';

const loadPage = withTexts(
  load({
    about: '/about',
    twin: inOtherLanguage('/settings'),
    seo: optional('/seo/page/about-us'),
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
        <PageBanner
          heading={banner?.heading || nameOf('about')}
          text={banner?.text}
          picture={banner}
        />
        <BothScripts twin={twin} texts={texts.bothScripts} />
        {innovation && <Innovation innovation={innovation} headings={headings} />}
        {strategy && <Steps heading={headings.strategy} steps={strategy} />}
        {development && <Steps heading={headings.development} steps={development} isDark />}
        {features.length > 0 && <Features heading={headings.features} features={features} />}
        <ClosingCall heading={headings.closing}>
          <SiteLink to={publicPaths.contact} className="button-signal">
            {headings.button}
          </SiteLink>
        </ClosingCall>
      </>
    );
  },
  { style },
);
