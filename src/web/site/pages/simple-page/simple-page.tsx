import { plainText } from '../../../../model/markdown/plain-text.ts';
import { fillPath, publicPaths } from '../../../../model/public-paths.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { load } from '../../load.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { Prose } from '../../text/prose.tsx';

const loadPage = load({ page: (params) => `/site/pages/address/${params.slug}` });

export const simplePage = sitePage(loadPage, function SimplePage({ page }) {
  const { agencyName } = useText();
  const { settings } = useSiteData();
  const { slug, title, text } = page;
  const path = fillPath(publicPaths.simplePage, slug);
  const crumbs = [{ name: title, path }];
  return (
    <>
      <PageHead
        path={path}
        seo={{
          title: `${title} | ${settings?.agencyName || agencyName}`,
          description: plainText(text),
        }}
        crumbs={crumbs}
      />
      <PageBanner heading={title} crumbs={crumbs} />
      <div className="page-width section-space">
        <Prose text={text} markup="page" className="max-w-measure lg:text-[1.125rem]" />
      </div>
    </>
  );
});
