import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import type { Database } from '../storage/storage.ts';
import { builtInRows } from './built-in-records.ts';
import { documents } from './documents.ts';
import { insert, nextVersion, now } from './rows.ts';

/**
 * What every write to a collection does first. Says whether there was anything to store. Under the
 * version that everybody has read: what somebody is typing meanwhile is not made stale by it.
 */
export async function storeBuiltIn(db: Database, place: Place<Collection>): Promise<boolean> {
  if (!place.node.builtIn || (await documents(db, 'everything').isAny(place.kind))) return false;
  const moment = now();
  for (const row of builtInRows(place)) {
    const version = await nextVersion(db, row.id, row.version);
    await insert(db, { ...row, version, created_at: moment, updated_at: moment });
  }
  return true;
}
