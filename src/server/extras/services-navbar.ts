import type { Language } from '../../model/language.ts';
import { type MainService, services } from '../../model/pages/services/index.ts';
import { slugOf } from '../../model/slug.ts';
import type { Content } from '../content/content.ts';
import type { Read } from '../content/reads.ts';

/** The menu, made from the services: groups, their categories, two columns of labels each. */
export const servicesNavbar = (content: Content): Read => ({
  path: '/services/navbar',
  summary: 'Read the services menu, both languages',
  failed: 'Failed to fetch services',
  pages: [services.key],
  answer: async () => ({
    English: await menuIn(content, 'en'),
    Arabic: await menuIn(content, 'ar'),
  }),
});

async function menuIn(content: Content, language: Language) {
  const english = await servicesIn(content, 'en');
  const named = language === 'en' ? english : await servicesIn(content, language);
  return Object.fromEntries(
    named.map((group, at) => [group.title, groupOf(group, english[at] as MainService)]),
  );
}

async function servicesIn(content: Content, language: Language) {
  return (await content.readPage(services, { language })).services as MainService[];
}

/** Addresses come from the English titles in both languages. */
function groupOf(group: MainService, english: MainService) {
  const route = `/${slugOf(english.title)}`;
  const categories = group.primaryServices.map((category, at) => {
    const labels = category.secondaryServices.map(({ title }) => title);
    const half = Math.ceil(labels.length / 2);
    const slug = slugOf(english.primaryServices[at]?.title ?? '');
    const columns = { column1: labels.slice(0, half), column2: labels.slice(half) };
    return [category.title, { route: `${route}/${slug}`, ...columns }];
  });
  return {
    route,
    categories: Object.fromEntries(categories),
    ...(group.featuredArticles.length > 0 && { featuredArticles: group.featuredArticles }),
  };
}
