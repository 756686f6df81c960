import { setTimeout as wait } from 'node:timers/promises';
import { median } from './median.ts';
import type { AdminCall } from './signed-in.ts';

const saves = 20;

/** Medians in milliseconds: of a save, and from its answer to the first page that shows it. */
export async function freshnessOf(call: AdminCall): Promise<Record<string, number>> {
  const { faq } = JSON.parse(await call('GET', '/api/home'));
  const { blogs } = JSON.parse(await call('GET', '/api/blogs?limit=1'));
  const question = async (mark: string) =>
    call('PUT', `/api/home/faq/${faq[0]._id}`, { ...withoutVersion(faq[0]), question: mark });
  const post = async (mark: string) =>
    call('PUT', `/api/blogs/${blogs[0]._id}`, { ...withoutVersion(blogs[0]), title: mark });
  const times: Record<string, number[]> = {};
  const note = (name: string, time: number) => {
    times[name] = [...(times[name] ?? []), time];
  };
  for (const [path, save] of [
    ['/api/home', question],
    ['/', question],
    ['/blog', post],
    [`/blog-details/${blogs[0]._id}`, post],
  ] as const) {
    for (let count = 0; count < saves; count++) {
      const mark = `Fresh ${count} ${Date.now()}`;
      const sent = performance.now();
      await save(mark);
      const saved = performance.now();
      while (!(await call('GET', path)).includes(mark));
      note(path.replace(/[\w-]{36}$/, '{id}'), performance.now() - saved);
      note(save === post ? 'a save of a post' : 'a save of a question', saved - sent);
      // Lets the background work of one save end before the next.
      await wait(250);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** So that each save is of the current one. */
const withoutVersion = ({ version: _, ...record }: Record<string, unknown>) => record;
