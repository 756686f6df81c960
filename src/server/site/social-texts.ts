import type { Language } from '../../model/language.ts';
import type { Seo } from '../../model/pages/seo/index.ts';
import { services } from '../../model/pages/services/index.ts';
import type { Settings } from '../../model/pages/settings/index.ts';
import { publicPaths } from '../../model/public-paths.ts';
import type { FoundRecord } from '../content/find-record.ts';
import { recordOf } from '../content/show-record.ts';
import type { ContentReader } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { findPage } from './find-page.ts';
import type { FixedPage } from './fixed-pages.ts';
import type { SocialImage } from './social-image.ts';
import type { Colours } from './social-picture.ts';

/** The gradients of the service groups, as on the pages. */
const groups: Record<string, Colours> = {
  'design-&-ux': ['#ff9a62', '#d4336f'],
  'web-design-&-development': ['#3f6bff', '#12b3c9'],
  'mobile-app-development': ['#7a4df0', '#e0468f'],
  'e-commerce-web-development': ['#0f7f86', '#6cc04a'],
  'digital-marketing': ['#ffb52e', '#ec5a1c'],
};
const house: Colours = ['#ff8a6b', '#c63418'];

/** What the picture of a page says; refuses a page that does not exist. */
export async function socialTexts(
  path: string,
  language: Language,
  source: { db: Database; reader: ContentReader; publicUrl: string },
): Promise<SocialImage> {
  const { reader, publicUrl } = source;
  const { fixed, record } = await findPage(source, path.split('/').slice(1));
  const settings = (await reader.read('/settings', language)) as Settings;
  const site = settings.agencyName || agencyNames[language];
  const ofPage = fixed
    ? await headingOf(fixed, language, reader)
    : String(recordOf(record.place.node, record.row, language).title);
  return {
    language,
    title: withoutSite(ofPage || settings.defaultTitle, site) || site,
    site,
    host: new URL(publicUrl).host,
    colours: (record && coloursOf(record)) ?? house,
  };
}

const coloursOf = ({ place, rows: [outermost] }: FoundRecord) =>
  place.page === services ? groups[outermost?.slug ?? ''] : undefined;

/** The heading that a visitor meets on the page, else the title that search engines show. */
async function headingOf(
  { path, content, seo }: FixedPage,
  language: Language,
  reader: ContentReader,
): Promise<string> {
  const shown = content ? ((await reader.read(content, language)) as Shown) : undefined;
  if (path === publicPaths.locations) return shown?.headings?.heading ?? '';
  if (shown?.banner?.heading) return shown.banner.heading;
  return seo ? ((await reader.read(`/seo/page/${seo}`, language)) as Seo).title : '';
}

/** The picture names the site already: `Services | Wajha` is `Services`. */
const withoutSite = (title: string, site: string) =>
  title
    .split(' | ')
    .filter((part) => part.trim() !== site)
    .join(' | ');

interface Shown {
  banner?: { heading: string } | null;
  headings?: { heading?: string };
}

const agencyNames: Record<Language, string> = { en: 'Wajha', ar: 'واجهة' };
