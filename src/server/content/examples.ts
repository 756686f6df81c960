import { pages } from '../../model/pages/index.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Database } from '../storage/storage.ts';
import { contentKeys, noteRead } from './dependencies.ts';

const withExamples = pages.flatMap(placesOf).filter(hasExamples);

/** The kinds in whose place the site shows examples: none of them has ever had a record. */
export async function kindsWithExamples(db: Database): Promise<string[]> {
  noteRead(...withExamples.map(({ kind }) => contentKeys.kind(kind)));
  const filled = await db.selectFrom('filled_list').select('kind').execute();
  const kinds = new Set(filled.map(({ kind }) => kind));
  return withExamples.map(({ kind }) => kind).filter((kind) => !kinds.has(kind));
}

/** For ever: a list that is emptied later shows nothing. */
export async function noteFilled(db: Database, place: Place): Promise<void> {
  if (!hasExamples(place)) return;
  const { kind } = place;
  await db
    .insertInto('filled_list')
    .values({ kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function hasExamples({ node }: Place): boolean {
  return node.type === 'collection' && node.hasExamples === true;
}
