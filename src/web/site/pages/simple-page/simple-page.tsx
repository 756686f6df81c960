import { plainText } from '../../../../model/markdown/plain-text.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { Crumbs } from '../../layout/crumbs.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { load, ofPage } from '../../load.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { Contents } from '../../text/contents.tsx';
import { Prose, partsOf } from '../../text/prose.tsx';
import style from './simple-page.css?url';

const loadPage = load({ page: ofPage('site.pages') });

/** A document, and nothing else. */
export const simplePage = sitePage(
  loadPage,
  function SimplePage({ page }) {
    const { agencyName, contents } = useText();
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
        <article className="document page-width @container">
          <Crumbs steps={crumbs} />
          <PageHeading text={title} />
          <div className="document-body long-text">
            <Contents heading={contents} titles={partsOf(text)} />
            <Prose text={text} markup="page" hasContents className="max-w-measure" />
          </div>
        </article>
      </>
    );
  },
  { style },
);
