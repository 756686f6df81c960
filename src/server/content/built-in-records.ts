import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import type { Database } from '../storage/storage.ts';
import { deriveColumns } from './derive-columns.ts';
import { documents, type Row } from './documents.ts';

/**
 * What stands for the records of a collection while none is stored. A write stores them first, so
 * that whoever has read them changes, deletes and orders them like any others.
 */
export const builtInRows = (place: Pick<Place<Collection>, 'node' | 'kind'>): Row[] =>
  (place.node.builtIn ?? []).map(({ id, body }, position) => ({
    id,
    kind: place.kind,
    parent_id: null,
    position,
    ...deriveColumns(place, body),
    body: JSON.stringify(body),
    version: 0,
    created_at: never,
    updated_at: never,
    updated_by: 'original',
  }));

export async function findBuiltIn(
  db: Database,
  place: Place<Collection>,
  id: string,
): Promise<Row | undefined> {
  const row = builtInRows(place).find((each) => each.id === id);
  return row && !(await documents(db, 'everything').isAny(place.kind)) ? row : undefined;
}

const never = new Date(0).toISOString();
