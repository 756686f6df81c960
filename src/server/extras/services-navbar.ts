import { groupColour } from '../../model/brand/group-colour.ts';
import {
  type Menu,
  type MenuGroup,
  type ServicesMenus,
  servicesMenusSchema,
} from '../../model/contracts/named-answers.ts';
import type { Language } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import { blogs } from '../../model/pages/blogs/index.ts';
import { type MainService, services } from '../../model/pages/services/index.ts';
import { storable } from '../../model/storable.ts';
import type { Content } from '../content/content.ts';
import type { NamedReads } from '../content/content-reader.ts';
import { documents } from '../content/documents.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import type { Read } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';

/** The menu, made from the services: groups, their categories, two columns of labels each. */
export const readServicesMenu =
  (db: Database, content: Content) => async (): Promise<ServicesMenus> => ({
    English: await menuIn(db, content, 'en'),
    Arabic: await menuIn(db, content, 'ar'),
  });

export const servicesNavbar = (read: NamedReads['servicesMenu']): Read => ({
  path: '/services/navbar',
  for: 'everyone',
  name: 'getServicesMenu',
  summary: 'Read the services menu',
  description:
    'Made from the services, in both languages whatever ?lang says: groups by their names, in each its categories, in each category two columns of labels.',
  failed: message('fetchFailed', { noun: 'services' }),
  pages: [services.key, blogs.key],
  answers: () => jsonSchemaOf(servicesMenusSchema, 'output'),
  handle: () => read(),
});

async function menuIn(db: Database, content: Content, language: Language): Promise<Menu> {
  const { services: groups } = await content.readPage(services, { language });
  const titles = groups.flatMap(({ featuredArticles }) => featuredArticles);
  const posts = titles.length > 0 ? await findPosts(db, titles) : new Map<string, string>();
  return Object.fromEntries(groups.map((group, at) => [group.title, groupOf(group, at, posts)]));
}

/** The ids of the posts behind titles in either language, the newest of those that share one. */
async function findPosts(db: Database, titles: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const column of ['title_ar', 'title'] as const) {
    const rows = await documents(db).titled(`${blogs.key}.blogs`, column, titles.map(storable));
    // Sorted here: asked to, a database would rather read every post in that order.
    rows.sort((a, b) => b.position - a.position || (a.created_at < b.created_at ? -1 : 1));
    for (const { id, name } of rows) found.set(name ?? '', id);
  }
  return found;
}

function groupOf(group: MainService, position: number, posts: Map<string, string>): MenuGroup {
  const route = `/${group.slug}`;
  const categories = group.primaryServices.map(({ title, slug, secondaryServices }) => {
    const labels = secondaryServices.map((service) => service.title);
    const half = Math.ceil(labels.length / 2);
    const columns = { column1: labels.slice(0, half), column2: labels.slice(half) };
    return [title, { route: `${route}/${slug}`, ...columns }];
  });
  const featured = group.featuredArticles.flatMap((title) => {
    const id = posts.get(storable(title));
    return id ? [[title, id] as const] : [];
  });
  return {
    route,
    colour: groupColour(group.colour, position),
    categories: Object.fromEntries(categories),
    ...(group.featuredArticles.length > 0 && { featuredArticles: group.featuredArticles }),
    ...(featured.length > 0 && { featuredPosts: Object.fromEntries(featured) }),
  };
}
