import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { addressIn } from '../../../model/addresses.ts';
import { publicPaths } from '../../../model/public-paths.ts';
import { type PageContent, PageContext, usePage } from '../page-context.ts';
import { sectionOf } from './navigation.ts';
import type { SiteData } from './site-data.ts';

interface SharedPartProps extends ComponentProps<'nav'> {
  as: 'nav' | 'footer';
  /** What stands in it: of the page it may show only which of its links is the current one. */
  of: ComponentType;
}

/**
 * A part of the frame, rendered once for all pages of a section, and again for those it links to,
 * where a link says that it is the current one.
 */
export function SharedPart({ as: Element, of: Part, ...rest }: SharedPartProps) {
  const page = usePage();
  const { pathname, text } = page;
  const section = sectionOf(pathname);
  const below = addressIn(text.language, `${section ? publicPaths[section] : ''}/-`);
  const ofSection = htmlOf(Part, { ...page, pathname: below });
  const html = leadsTo(pathname, ofSection) ? htmlOf(Part, page) : ofSection;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React below
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The data of a frame are the same object until a save changes them. */
const known = new WeakMap<SiteData, Map<ComponentType, Map<string, string>>>();

function htmlOf(Part: ComponentType, page: PageContent): string {
  const parts = known.get(page.site) ?? new Map<ComponentType, Map<string, string>>();
  known.set(page.site, parts);
  const byPath = parts.get(Part) ?? new Map<string, string>();
  parts.set(Part, byPath);
  const html =
    byPath.get(page.pathname) ??
    renderToString(
      <PageContext value={page}>
        <Part />
      </PageContext>,
    );
  byPath.set(page.pathname, html);
  return html;
}

/** Also where an address ends with a slash that the link does not have. */
const leadsTo = (pathname: string, html: string) =>
  [pathname, pathname.replace(/\/$/, '')].some((address) => html.includes(`href="${address}"`));
