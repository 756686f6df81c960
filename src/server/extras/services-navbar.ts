import type { Language } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import { type MainService, services } from '../../model/pages/services/index.ts';
import type { Content } from '../content/content.ts';
import type { Read } from '../http/reads.ts';

/** The menu, made from the services: groups, their categories, two columns of labels each. */
export const servicesNavbar = (content: Content): Read => ({
  path: '/services/navbar',
  summary: 'Read the services menu, both languages',
  failed: message('fetchFailed', { noun: 'services' }),
  pages: [services.key],
  answer: async () => ({
    English: await menuIn(content, 'en'),
    Arabic: await menuIn(content, 'ar'),
  }),
});

async function menuIn(content: Content, language: Language) {
  const groups = (await content.readPage(services, { language })).services as MainService[];
  return Object.fromEntries(groups.map((group) => [group.title, groupOf(group)]));
}

function groupOf(group: MainService) {
  const route = `/${group.slug}`;
  const categories = group.primaryServices.map(({ title, slug, secondaryServices }) => {
    const labels = secondaryServices.map((service) => service.title);
    const half = Math.ceil(labels.length / 2);
    const columns = { column1: labels.slice(0, half), column2: labels.slice(half) };
    return [title, { route: `${route}/${slug}`, ...columns }];
  });
  return {
    route,
    categories: Object.fromEntries(categories),
    ...(group.featuredArticles.length > 0 && { featuredArticles: group.featuredArticles }),
  };
}
