import { fillPath } from '../../model/site-path.ts';
import { longSlugOf } from '../../model/slug.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import type { Database } from '../storage/storage.ts';
import { documents, type Row } from './documents.ts';

export interface FoundRecord {
  place: Place<Collection>;
  row: Row;
  /** The records down to it, itself the last. */
  rows: Row[];
  /** The English path that it has now. */
  path: string;
  /** Whether it was found at an address that a rename has left behind. */
  moved: boolean;
}

/** What of a row its address is made of. */
export type Addressed = Pick<Row, 'id' | 'slug'>;

/**
 * The record that visitors find under these names, one for each record down to it: slugs in
 * whichever form they are written, or ids of a kind that has none.
 */
export async function findRecord(
  db: Database,
  place: Place<Collection>,
  names: string[],
): Promise<FoundRecord | undefined> {
  const owner = place.owner && (await findRecord(db, place.owner, names.slice(0, -1)));
  if (owner === undefined) return undefined;
  const name = names.at(-1) ?? '';
  const row = place.node.slugFrom
    ? await documents(db).findBySlug(place.kind, owner?.row.id ?? null, name)
    : await documents(db).find(name);
  if (row?.kind !== place.kind) return undefined;
  const rows = [...(owner?.rows ?? []), row];
  const moved = (owner?.moved ?? false) || hasLeft(row, name);
  return { place, row, rows, path: publicPathOf(place, rows), moved };
}

/** The English path of a record's own page, from the records down to it. */
export const publicPathOf = ({ node }: Place<Collection>, rows: Addressed[]) =>
  fillPath(node.publicPage?.path ?? '', ...rows.map(({ slug, id }) => slug ?? id));

const hasLeft = ({ slug, alias }: Row, name: string) =>
  slug !== null && ![slug, alias].includes(longSlugOf(name));
