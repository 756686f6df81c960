import type { Asked } from '../../asked.ts';
import { load } from '../../load.ts';

const limit = 100;

/** Every location, read a hundred at a time, by name: nobody knows in which order they were added. */
export async function allLocations(asked: Asked) {
  const first = await page(asked, 1);
  const entries = [...first.data];
  for (let number = 2; number <= Math.ceil(first.total / limit); number++) {
    entries.push(...(await page(asked, number)).data);
  }
  const { compare } = new Intl.Collator(asked.language);
  const locations = entries.sort((one, other) => compare(one.location, other.location));
  return { locations, headings: first.headings };
}

async function page(asked: Asked, number: number) {
  const { list } = await load({
    list: (content) => content.list('local-seo', { limit, page: number }),
  })(asked);
  return list;
}
