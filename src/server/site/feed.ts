import type { ContentReader } from '../../model/contracts/content-reader.ts';
import type { Language } from '../../model/language.ts';
import { plainBeginning } from '../../model/markdown/opening.ts';
import { message } from '../../model/messages/message.ts';
import type { BlogPost } from '../../model/pages/blogs/index.ts';
import { feedPath, publicPaths } from '../../model/public-paths.ts';
import { shorten } from '../../model/shorten.ts';
import { fillPath } from '../../model/site-path.ts';
import { Refusal } from '../http/refusal.ts';
import { articleOf, type Place } from './feed-article.ts';
import { readInUse } from './read-in-use.ts';
import { absolute, element, escapeXml } from './xml.ts';

interface Source {
  reader: ContentReader;
  publicUrl: string;
}

/** RSS 2.0 of the newest posts in one language. */
export async function writeFeed(
  language: Language,
  { reader, publicUrl }: Source,
): Promise<string> {
  const { blog, arabic } = await readInUse(reader);
  if (!blog || (language === 'ar' && !arabic)) throw new Refusal(404, message('nothingHere'));
  const content = reader.in(language);
  const [{ blogs }, seo, settings] = await Promise.all([
    content.list('blogs', { limit: 20 }),
    content.page('seo.blogs'),
    content.page('settings'),
  ]);
  const addressOf = (path: string) => absolute(publicUrl, language, path);
  const title = seo.title || settings.defaultTitle || settings.agencyName || 'Blog';
  const own = escapeXml(addressOf(feedPath));
  const items: string[] = [];
  for (const post of blogs) items.push(await item(post, { publicUrl, language }));
  const changed = blogs.map(({ date }) => dateOf(date)).find(Boolean);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', title),
    element('link', addressOf(publicPaths.blog)),
    element('description', seo.description || settings.defaultDescription || title),
    element('language', language),
    ...(changed ? [element('lastBuildDate', changed)] : []),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
].join(' ');

async function item(post: BlogPost, place: Place): Promise<string> {
  const { _id, title, date, author, description } = post;
  const address = absolute(place.publicUrl, place.language, fillPath(publicPaths.post, _id));
  const published = dateOf(date);
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    ...(published ? [element('pubDate', published)] : []),
    element('dc:creator', author),
    element('description', shorten(plainBeginning(description.mainPara), 300)),
    element('content:encoded', await articleOf(description, place)),
    '</item>',
  ].join('\n');
}

/** As the standard wants it, whatever the machine's time zone: a post has a day and no hour. */
function dateOf(date: string): string | undefined {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toUTCString();
}
