import { renderToString } from 'react-dom/server';
import { isInUse } from '../../model/in-use.ts';
import { type Asked, PageMoved, PageRefusal } from './asked.ts';
import { brandStyle } from './brand/brand-style.ts';
import type { AnswerTo } from './content.ts';
import { Document } from './document.tsx';
import { type Posted, receiveForm } from './forms/receive-form.ts';
import { languageOf, twinOf } from './language/address.ts';
import { Frame } from './layout/frame.tsx';
import { LoadingFailed } from './layout/loading-failed.tsx';
import { loadSite } from './layout/site-data.ts';
import { goWithout } from './load.ts';
import { loadWords } from './load-words.ts';
import { type PageContent, PageContext } from './page-context.ts';
import { notFoundPage } from './pages/not-found/not-found.tsx';
import { Refused } from './pages/service-parts/refused.tsx';
import { findRoute } from './pages.ts';
import type { Composed, SitePage } from './site-page.tsx';

export interface SiteRequest
  extends Pick<Asked, 'pathname' | 'search' | 'content' | 'takeTurn' | 'logError'> {
  publicUrl: string;
  /** The one script of a page. */
  script: string;
  isPreview: boolean;
  posted?: Posted | undefined;
}

export interface Rendered {
  status: number;
  html: string;
  /** The style that the page carries itself, for the policy to name. */
  style?: string;
  /** Where a page has moved to. */
  location?: string;
}

/** A whole page of the site, whatever goes wrong with its content. */
export async function renderSite(request: SiteRequest): Promise<Rendered> {
  const { pathname, search, publicUrl, isPreview, logError, posted } = request;
  const language = languageOf(pathname);
  const route = findRoute(pathname);
  const words = await loadWords(language, request);
  const asked: Asked = { ...request, language, words, params: route?.params ?? {} };
  try {
    const site = await loadSite(asked);
    if (language === 'ar' && !site.inUse.arabic)
      // A visitor who filled in a form before Arabic was switched off is answered in English.
      return renderSite({ ...request, pathname: posted ? twinOf(pathname) : nowhere });
    const isThere = isPreview || isInUse(route?.path ?? '', site.inUse);
    const sent = posted && (await receiveForm(asked, posted));
    const [facts, composed] = await Promise.all([
      loadFacts(asked),
      compose(asked, sent === null ? refuse : isThere ? route?.page : undefined),
    ]);
    const page: PageContent = {
      pathname,
      search,
      text: { ...words.common, language },
      formWords: words.forms,
      site,
      publicUrl,
      facts,
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
      return {
        status: 500,
        html: write({ content: <LoadingFailed status={500} /> }),
        style: brand,
      };
    }
  } catch (error) {
    if (error instanceof PageMoved) return { status: 301, html: '', location: error.address };
    throw error;
  }
}

/** An English path that has no page, for an Arabic one where there is no Arabic. */
const nowhere = '/-';

async function compose(asked: Asked, page = notFound): Promise<Composed> {
  try {
    return await page(asked);
  } catch (error) {
    if (error instanceof PageMoved) throw error;
    const { status, reason } = error instanceof PageRefusal ? error : new PageRefusal(500);
    if (status >= 500) asked.logError(error);
    if (reason) return { status, content: <Refused status={status} reason={reason} /> };
    return status === 404
      ? notFound(asked)
      : { status, content: <LoadingFailed status={status} /> };
  }
}

/** What was posted is no form of the site. */
const refuse: SitePage = async () => {
  throw new PageRefusal(400);
};

const notFound: SitePage = async () => notFoundPage;

async function loadFacts({ pathname, language, content, logError }: Asked) {
  const path = language === 'ar' ? twinOf(pathname) : pathname;
  const facts = await content
    .read(`/page-facts/${encodeURIComponent(path)}`)
    .catch(goWithout(logError));
  return facts as AnswerTo<`/page-facts/${string}`> | null;
}
