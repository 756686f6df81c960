import { publicPaths } from './public-paths.ts';

/** What an agency may do without, each with the public pages that go with it. */
export const switches = {
  leasing: [publicPaths.leasing],
  ourWork: [publicPaths.ourWork],
  blog: [publicPaths.blog, publicPaths.post],
  localSeo: [publicPaths.locations],
} as const satisfies Record<string, readonly string[]>;

export type Switch = keyof typeof switches;

/** Which of them are in use. */
export type InUse = Readonly<Record<Switch, boolean>>;

/** Whether there is a page at an English path, or at the shape of one: `/blog/page/:page` is the blog. */
export function isInUse(path: string, inUse: InUse): boolean {
  const at = switchedBy.get(beginningOf(path));
  return at === undefined || inUse[at];
}

const beginningOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

const switchedBy = new Map(
  Object.entries(switches).flatMap(([name, paths]) =>
    paths.map((path) => [beginningOf(path), name as Switch]),
  ),
);
