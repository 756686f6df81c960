import type { LocationList } from '../../content.ts';
import { languageOf } from '../../language/address.ts';
import { load } from '../../load.ts';

const limit = 100;

type Args = Parameters<ReturnType<typeof load>>[0];

/** Every location, read a hundred at a time, by name: nobody knows in which order they were added. */
export async function allLocations(args: Args) {
  const first = await page(args, 1);
  const entries = [...first.data];
  for (let number = 2; number <= Math.ceil(first.total / limit); number++) {
    entries.push(...(await page(args, number)).data);
  }
  const { compare } = new Intl.Collator(languageOf(args.url.pathname));
  const locations = entries
    .map(({ slug, location, title }) => ({ slug, location, title }))
    .sort((one, other) => compare(one.location, other.location));
  return { locations };
}

async function page(args: Args, number: number): Promise<LocationList> {
  const { list } = await load({ list: `/local-seo?limit=${limit}&page=${number}` as const })(args);
  return list;
}
