import { renderToString } from 'react-dom/server';
import type { PageRequest, RenderedPage } from '../../model/contracts/page-request.ts';
import { type Asked, PageRefusal } from './asked.ts';
import { brandStyle } from './brand/brand-style.ts';
import { Document } from './document.tsx';
import { receiveForm } from './forms/receive-form.ts';
import { Frame } from './layout/frame.tsx';
import { LoadingFailed } from './layout/loading-failed.tsx';
import { loadSite } from './layout/site-data.ts';
import { loadWords } from './load-words.ts';
import { type PageContent, PageContext } from './page-context.ts';
import { notFoundPage } from './pages/not-found/not-found.tsx';
import { Refused } from './pages/service-parts/refused.tsx';
import { pages } from './pages.ts';
import type { Composed, SitePage } from './site-page.tsx';

export interface SiteRequest extends PageRequest {
  /** The one script of a page. */
  script: string;
}

/** A whole page of the site, whatever goes wrong with its content. */
export async function renderSite(request: SiteRequest): Promise<RenderedPage> {
  const { pathname, search, language, languages, publicUrl, isPreview, logError, posted } = request;
  const words = await loadWords(language, request);
  const asked: Asked = { ...request, words };
  const site = await loadSite(asked);
  const sent = posted && (await receiveForm(asked, posted));
  const composed = await compose(asked, request.page && pages[request.page]);
  const page: PageContent = {
    pathname,
    search,
    text: { ...words.common, language },
    formWords: words.forms,
    site,
    publicUrl,
    languages,
    posted: sent?.answer,
    isPreview,
  };
  const brand = brandStyle(site.site?.brand);
  const write = ({ content, style }: Pick<Composed, 'content' | 'style'>) =>
    `<!DOCTYPE html>${renderToString(
      <PageContext value={page}>
        <Document script={request.script} style={style} brandStyle={brand}>
          <Frame>{content}</Frame>
        </Document>
      </PageContext>,
    )}`;
  try {
    const html = write(composed);
    return { status: sent?.status ?? composed.status, html, style: brand };
  } catch (error) {
    logError(error);
    const html = write({ content: <LoadingFailed status={500} /> });
    return { status: 500, html, style: brand };
  }
}

async function compose(asked: Asked, page = notFound): Promise<Composed> {
  try {
    return await page(asked);
  } catch (error) {
    const { status, reason } = error instanceof PageRefusal ? error : new PageRefusal(500);
    if (status >= 500) asked.logError(error);
    if (reason) return { status, content: <Refused status={status} reason={reason} /> };
    return status === 404
      ? notFound(asked)
      : { status, content: <LoadingFailed status={status} /> };
  }
}

const notFound: SitePage = async () => notFoundPage;
