import { type PublicPage, publicPaths, type RecordPage } from '../src/model/public-paths.ts';
import { fillPath } from '../src/model/site-path.ts';

/** One address for each route pattern, in English and in Arabic. */
export async function addressesOf(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${origin}/api${path}`)).json();
  const { services } = (await read('/services')) as { services: Service[] };
  const [service] = services;
  const [primary] = service?.primaryServices ?? [];
  const [location] = ((await read('/local-seo?limit=1')) as { data: { slug: string }[] }).data;
  const [post] = (await read('/blogs/latest')) as { _id: string }[];
  const [page] = ((await read('/site')) as { pages: { slug: string }[] }).pages;
  if (!service || !primary || !location || !post || !page)
    throw new Error('The demo content is missing.');
  const names: Partial<Record<PublicPage, string[]>> & Record<RecordPage, string[]> = {
    mainService: [service.slug],
    primaryService: [service.slug, primary.slug],
    location: [location.slug],
    post: [post._id],
    olderPosts: ['2'],
    simplePage: [page.slug],
  };
  const paths = Object.entries(publicPaths).map(([page, path]) =>
    fillPath(path, ...(names[page as PublicPage] ?? [])),
  );
  return paths.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);
}

interface Service {
  slug: string;
  primaryServices: { slug: string }[];
}
