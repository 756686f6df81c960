import { chosenColours } from '../../model/brand/chosen-colours.ts';
import type { GroupColour } from '../../model/brand/group-colour.ts';
import { paletteOf } from '../../model/brand/palette.ts';
import type { Language } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import type { Seo } from '../../model/pages/seo/index.ts';
import { services } from '../../model/pages/services/index.ts';
import type { Settings } from '../../model/pages/settings/index.ts';
import type { Site } from '../../model/pages/site/index.ts';
import { publicPaths } from '../../model/public-paths.ts';
import type { FoundRecord } from '../content/find-record.ts';
import { recordOf } from '../content/show-record.ts';
import type { ContentReader } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { readWord } from '../wording/read-word.ts';
import { findPage } from './find-page.ts';
import type { FixedPage } from './fixed-pages.ts';
import { readInUse } from './read-in-use.ts';
import type { SocialImage } from './social-image.ts';
import type { SocialLook } from './social-picture.ts';

/** What the picture of a page says; refuses a page that does not exist. */
export async function socialTexts(
  path: string,
  language: Language,
  source: { db: Database; reader: ContentReader; publicUrl: string },
): Promise<SocialImage> {
  const { reader, publicUrl } = source;
  if (language === 'ar' && !(await readInUse(reader)).arabic) {
    throw new Refusal(404, message('nothingHere'));
  }
  const { fixed, record } = await findPage(source, path.split('/').slice(1));
  const settings = (await reader.read('/settings', language)) as Settings;
  const site = settings.agencyName || (await readWord('common.agencyName', language, reader));
  const ofPage = fixed
    ? await headingOf(fixed, language, reader)
    : String(recordOf(record.place.node, record.row, language).title);
  return {
    language,
    title: withoutSite(ofPage || settings.defaultTitle, site) || site,
    site,
    host: new URL(publicUrl).host,
    ...(await lookOf(record, reader)),
  };
}

/** As on the pages: the colours of the service group that the page belongs to, or the house's. */
async function lookOf(record: FoundRecord | undefined, reader: ContentReader): Promise<SocialLook> {
  const { brand } = (await reader.read('/site')) as Site;
  const { signal, signalOnInk, house, pairs } = paletteOf(chosenColours(brand));
  const colour = record?.place.page === services ? await colourOfGroup(record, reader) : 'house';
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

async function colourOfGroup({ rows: [group] }: FoundRecord, reader: ContentReader) {
  const { English: menu } = (await reader.read('/services/navbar')) as Navbar;
  const found = Object.values(menu).find(({ route }) => route === `/${group?.slug}`);
  return found?.colour ?? 'house';
}

interface Navbar {
  English: Record<string, { route: string; colour: GroupColour }>;
}

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
