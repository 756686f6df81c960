import type { AdminCall } from './signed-in.ts';

export const many = { posts: 10_000, locations: 1_000 };

/** A site that has grown for years: copies of one post and one location, under names of their own. */
export async function fill(call: AdminCall): Promise<void> {
  const { blogs } = JSON.parse(await call('GET', '/api/blogs?limit=1'));
  const { data } = JSON.parse(await call('GET', '/api/local-seo?limit=1'));
  // Older than the demo's, so that both sites show the same posts.
  const post = { ...blogs[0], date: '2001-01-01' };
  const place = data[0];
  await times(many.posts, (n) => call('POST', '/api/blogs', { ...post, title: `Post ${n}` }));
  await times(many.locations, (n) =>
    call('POST', '/api/local-seo', { ...place, location: `Place ${n}`, title: `Title ${n}` }),
  );
}

async function times(howMany: number, make: (n: number) => Promise<unknown>): Promise<void> {
  const atOnce = 16;
  for (let n = 0; n < howMany; n += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => make(n + index)));
  }
}
