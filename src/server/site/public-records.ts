import { pages } from '../../model/pages/index.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { type FoundRecord, findRecord } from '../content/find-record.ts';
import type { Database } from '../storage/storage.ts';

/** The kinds whose records have a page of their own, by their name. */
export const publicPlaces: ReadonlyMap<string, Place<Collection>> = new Map(
  pages
    .flatMap(placesOf)
    .filter(hasPublicPage)
    .map((place) => [place.kind, place]),
);

/** The record whose page is at an English path, however that is spelt. */
export async function findRecordAt(
  db: Database,
  segments: string[],
): Promise<FoundRecord | undefined> {
  for (const place of publicPlaces.values()) {
    const names = namesIn(segments, place.node.publicPage?.path ?? '');
    if (names) return findRecord(db, place, names);
  }
  return undefined;
}

function hasPublicPage(place: Place): place is Place<Collection> {
  return place.node.type === 'collection' && place.node.publicPage !== undefined;
}

/** What stands for the `:names` of a path, or nothing where the address is of another form. */
function namesIn(segments: string[], path: string): string[] | undefined {
  const parts = path.split('/').filter(Boolean);
  const isName = (part: string) => part.startsWith(':');
  const fits = parts.every((part, at) => isName(part) || part === segments[at]?.toLowerCase());
  if (!fits || parts.length !== segments.length) return undefined;
  return segments.filter((_, at) => isName(parts[at] ?? ''));
}
