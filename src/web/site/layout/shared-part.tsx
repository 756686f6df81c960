import type { ComponentType, HTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { addressIn } from '../../../model/addresses.ts';
import { publicPaths } from '../../../model/public-paths.ts';
import { type PageContent, PageContext, usePage } from '../page-context.ts';
import { sectionOf } from './navigation.ts';
import type { SiteData } from './site-data.ts';

/**
 * A part of the frame, rendered once for all pages of a section and kept. Of its page it may show
 * only which link is the current one, for which it is rendered apart on a page that it links to, and
 * what was posted, which is its sender's alone and is not kept.
 */
export function sharedPart(Element: 'nav' | 'footer' | 'div', Part: ComponentType) {
  /** By the address; the data of a frame are the same object until a save changes them. */
  const rendered = new WeakMap<SiteData, Map<string, string>>();

  function htmlFor(page: PageContent): string {
    const known = (!page.posted && rendered.get(page.site)) || new Map<string, string>();
    if (!page.posted) rendered.set(page.site, known);
    const key = `${page.isPreview ? 'preview ' : ''}${page.pathname}`;
    const html =
      known.get(key) ??
      renderToString(
        <PageContext value={page}>
          <Part />
        </PageContext>,
      );
    known.set(key, html);
    return html;
  }

  return function SharedPart(props: HTMLAttributes<HTMLElement>) {
    const page = usePage();
    const section = sectionOf(page.pathname);
    const nowhere = addressIn(page.text.language, `${section ? publicPaths[section] : ''}/-`);
    const ofSection = htmlFor({ ...page, pathname: nowhere });
    const html = leadsTo(page.pathname, ofSection) ? htmlFor(page) : ofSection;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React a few lines above
    return <Element {...props} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

/** Also where an address ends with a slash that the link does not have. */
const leadsTo = (pathname: string, html: string) =>
  [pathname, pathname.replace(/\/$/, '')].some((address) =>
    html.includes(`href="${address.replaceAll('&', '&amp;')}"`),
  );
