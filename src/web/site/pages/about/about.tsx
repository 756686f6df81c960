import { publicPaths } from '../../../../model/public-paths.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { Features } from './features.tsx';
import { Innovation } from './innovation.tsx';
import { Steps } from './steps.tsx';

const loadPage = withTexts(load({ about: '/about', seo: optional('/seo/page/about-us') }), 'about');

export const aboutPage = sitePage(loadPage, function About({ about, seo, texts }) {
  const { banner, innovation, strategy, development, features } = about;
  return (
    <>
      <PageHead
        path={publicPaths.about}
        seo={seo}
        crumbs={[{ name: texts.heading, path: publicPaths.about }]}
      />
      <PageBanner heading={banner?.heading || texts.heading} text={banner?.text} picture={banner} />
      {innovation && <Innovation innovation={innovation} texts={texts.innovation} />}
      {strategy && <Steps heading={texts.strategy} steps={strategy} />}
      {development && <Steps heading={texts.development} steps={development} isDark />}
      {features.length > 0 && <Features heading={texts.features} features={features} />}
      <ClosingCall heading={texts.closing}>
        <SiteLink to={publicPaths.contact} className="button-signal">
          {texts.contactUs}
        </SiteLink>
      </ClosingCall>
    </>
  );
});
