import { message } from '../../../model/messages/message.ts';
import { fillPath, publicPaths } from '../../../model/public-paths.ts';
import { callApi } from '../api.ts';
import { language } from '../language/text.ts';

export interface OwnPage {
  path: string;
  title: string;
}

type Group = { route: string; categories: Record<string, { route: string }> };
type Menu = Record<'English' | 'Arabic', Record<string, Group>>;

/** The pages of this site that a text is likely to link to; what cannot be read is left out. */
export async function ownPages(): Promise<OwnPage[]> {
  const [site, menu, posts] = await Promise.all([
    read<{ pages: { slug: string; title: string }[] }>('/site'),
    read<Menu>('/services/navbar'),
    read<{ _id: string; title: string }[]>('/blogs/latest'),
  ]);
  const groups = Object.entries(menu?.[language === 'ar' ? 'Arabic' : 'English'] ?? {});
  const services = groups.flatMap(([name, { route, categories }]) =>
    [[name, { route }] as const, ...Object.entries(categories)].map(([title, service]) => ({
      path: publicPaths.services + service.route,
      title,
    })),
  );
  return [
    ...fixed,
    ...services,
    ...(site?.pages ?? []).map(({ slug, title }) => pageAt(publicPaths.simplePage, slug, title)),
    ...(posts ?? []).map(({ _id, title }) => pageAt(publicPaths.post, _id, title)),
  ];
}

const fixed: OwnPage[] = Object.values(publicPaths)
  .filter((path) => !path.includes(':'))
  .map((path) => ({ path, title: '' }));

const pageAt = (path: string, name: string, title: string) => ({
  path: fillPath(path, name),
  title,
});

const read = <Answer>(path: string) =>
  callApi<Answer>(`${path}?lang=${language}`, {
    failed: message('fetchFailed', { noun: 'site data' }),
  }).catch(() => null);
