import { addressIn, encodePath, withoutLanguage } from '../../model/addresses.ts';
import { chosenColours } from '../../model/brand/chosen-colours.ts';
import { paletteOf } from '../../model/brand/palette.ts';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import type { PageRecord } from '../../model/contracts/page-request.ts';
import type { Language } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import type { SeoKey } from '../../model/pages/seo/index.ts';
import type { Site } from '../../model/pages/site/index.ts';
import { sitePath } from '../../model/site-path.ts';
import { Refusal } from '../http/refusal.ts';
import { findFixedPage } from '../pages/find-fixed-page.ts';
import type { Resolve, ResolvedPage } from '../pages/resolve.ts';
import { readWord } from '../wording/read-word.ts';
import { readFixedPage } from './fixed-pages.ts';
import type { SocialImage } from './social-image.ts';
import type { SocialLook } from './social-picture.ts';

/** What the picture of a page says; refuses a page that does not exist. */
export async function socialTexts(
  path: string,
  language: Language,
  source: { reader: ContentReader; resolve: Resolve; publicUrl: string },
): Promise<SocialImage> {
  const { reader, publicUrl } = source;
  const page = await pageAt(
    addressIn(language, encodePath(path.split('/').slice(1))),
    source.resolve,
  );
  const settings = await reader.in(language).page('settings');
  const site = settings.agencyName || (await readWord('common.agencyName', language, reader));
  const ofPage = page.record
    ? await titleOf(page.record, language, reader)
    : await headingOf(page.address, language, reader);
  return {
    language,
    title: withoutSite(ofPage || settings.defaultTitle, site) || site,
    site,
    host: new URL(publicUrl).host,
    ...(await lookOf(page, reader)),
  };
}

/** The page at an address, or where it has moved to. */
async function pageAt(address: string, resolve: Resolve): Promise<ResolvedPage> {
  const found = await resolve(address);
  if (found.movedTo !== undefined) return pageAt(found.movedTo, resolve);
  if (found.failure) throw found.failure;
  if (!found.isThere) throw new Refusal(404, message('nothingHere'));
  return found;
}

/** A page of a record is headed by its title. */
async function titleOf({ kind, ids }: PageRecord, language: Language, reader: ContentReader) {
  const record = await reader.in(language).record(kind, ids.at(-1) ?? '');
  return 'title' in record ? record.title : '';
}

/** As on the pages: the colours of the service group that the page belongs to, or the house's. */
async function lookOf(page: ResolvedPage, reader: ContentReader): Promise<SocialLook> {
  const { brand } = await reader.page('site');
  const { signal, signalOnInk, house, pairs } = paletteOf(chosenColours(brand));
  const { group } = page.params;
  const colour = group ? await colourOfGroup(group, reader) : 'house';
  const pair = colour === 'house' ? house : pairs[Number(colour.slice(-1)) - 1];
  const emblem = emblemOf(brand);
  const { pattern } = brand;
  return { colours: pair ?? house, signal, signalOnInk, pattern, ...(emblem && { emblem }) };
}

function emblemOf({ logoOnDark, logo, mark }: Site['brand']): SocialLook['emblem'] {
  const aLogo = logoOnDark ?? logo;
  const path = aLogo ?? mark;
  return path
    ? { path, isLogo: Boolean(aLogo), isOnPlate: !logoOnDark && Boolean(logo) }
    : undefined;
}

async function colourOfGroup(slug: string, reader: ContentReader) {
  const { English: menu } = await reader.in('en').servicesMenu();
  const found = Object.values(menu).find(({ route }) => route === `/${slug}`);
  return found?.colour ?? 'house';
}

/** The heading that a visitor meets on the page; where that is none, the title for search engines. */
async function headingOf(
  address: string,
  language: Language,
  reader: ContentReader,
): Promise<string> {
  const path = sitePath(withoutLanguage(address));
  const page = await findFixedPage(reader, path);
  if (!page) return '';
  const { feature } = page;
  const content = reader.in(language);
  if (feature.socialTitle && feature.socialTitle !== 'seo') {
    const [block, field] = feature.socialTitle;
    const shown = (await readFixedPage(page, content)) as Shown;
    const heading = shown[block]?.[field];
    if (heading) return heading;
  }
  if (!feature.seo) return '';
  return (await content.page(`seo.${feature.seo as SeoKey}`)).title;
}

/** The picture names the site already: `Services | Wajha` is `Services`. */
const withoutSite = (title: string, site: string) =>
  title
    .split(' | ')
    .filter((part) => part.trim() !== site)
    .join(' | ');

type Shown = Record<string, Record<string, string> | null | undefined>;
