import { pages } from '../../../model/pages/index.ts';
import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { idName, type Place, placesOf } from '../../../model/vocabulary/tree.ts';

/** A record as the API gives it to an administrator: English, `ar`, `arOlder`, `version`. */
export type Answer = Record<string, unknown>;

/** The ids of the records around a place, by their name in its address. */
export type Ids = Record<string, string>;

export function placeOf(kind: string): Place {
  const place = places.get(kind);
  if (!place) throw new Error(`The content model has no ${kind}`);
  return place;
}

const places = new Map(pages.flatMap(placesOf).map((place) => [place.kind, place]));

export const isBlock = (place: Place): place is Place<Block> => place.node.type === 'block';

export const isCollection = (place: Place): place is Place<Collection> =>
  place.node.type === 'collection';

/** A list at its page's own address can be long, and is asked for a part at a time. */
export const isPaged = (place: Place) => isCollection(place) && place.path === place.page.path;

/** What the answer of a page, or a record around the place, holds there. */
export function contentAt(place: Place, answer: Answer): unknown {
  const from = place.owner?.kind ?? place.page.key;
  const keys = place.kind === from ? [] : place.kind.slice(from.length + 1).split('.');
  return keys.reduce<unknown>((value, key) => (value as Answer | null)?.[key], answer);
}

export const recordsAt = (place: Place, answer: Answer) =>
  (contentAt(place, answer) ?? []) as Answer[];

/** A block that only its cards keep from being `null` has no version yet, unless it is built in. */
export function blockAt(place: Place<Block>, answer: Answer): Answer | null {
  const block = contentAt(place, answer) as Answer | null | undefined;
  return block && (block.version || place.node.builtIn) ? block : null;
}

export const addressOf = (place: Place, ids: Ids) =>
  place.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));

export const itemAddress = (place: Place, ids: Ids, id: string) =>
  `${addressOf(place, ids)}/${encodeURIComponent(id)}`;

export const idsWithin = (owner: Place, ids: Ids, id: string): Ids => ({
  ...ids,
  [idName(owner.kind)]: id,
});
