import { z } from 'zod';
import { message } from '../../model/messages/message.ts';
import { pages } from '../../model/pages/index.ts';
import { contentEndpoints } from '../../model/vocabulary/endpoints.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { idName, type Place } from '../../model/vocabulary/tree.ts';
import { checkSave } from '../content/check-save.ts';
import type { Content } from '../content/content.ts';
import { pendingImage } from '../content/read-body.ts';
import type { Ids } from '../content/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { saveOwnWord, wordAt } from '../wording/own-words.ts';

export const draftSchema = z.object({
  address: z.string().max(1000).describe('Where it would be saved, below /api'),
  values: z.record(z.string(), z.unknown()).describe('The body of that save'),
});

export type Draft = z.output<typeof draftSchema>;

type Saving =
  | { does: 'create' | 'save item'; place: Place<Collection> }
  | { does: 'save block'; place: Place<Block> };

/** Saves what somebody has typed so far, and gives the id of the record that it belongs to. */
export async function applyDraft(content: Content, { address, values }: Draft, by: string) {
  const word = wordAt(address);
  if (word) {
    await saveOwnWord(content, word, values, by);
    return undefined;
  }
  const found = savingAt(address);
  if (!found) throw new Refusal(404, message('nothingHere'));
  const { action, ids } = found;
  const { node } = action.place;
  const save = { values: checkSave(node, withPictures(node, values)).values, by };
  if (action.does === 'save block') await content.saveBlock(action.place, ids, save);
  else if (action.does === 'save item') await content.saveItem(action.place, ids, save);
  else return String((await content.create(action.place, ids, save))._id);
  return recordAt(address);
}

/** The id of the record that an address names, or of the one around what it names. */
export function recordAt(address: string): string | undefined {
  const found = savingAt(address);
  if (!found) return undefined;
  const { place } = found.action;
  return (
    found.ids[idName(place.kind)] ??
    (place.owner && found.ids[idName(place.owner.kind)]) ??
    undefined
  );
}

/** Those with fixed names first: `/blogs/banner` would also be a blog with that id. */
const savings = pages
  .flatMap(contentEndpoints)
  .filter(({ does }) => ['create', 'save item', 'save block'].includes(does))
  .map((endpoint) => ({
    action: endpoint as Saving,
    parameters: endpoint.path.split(':').length,
    pattern: new URLPattern({ pathname: endpoint.path }),
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

function savingAt(address: string): { action: Saving; ids: Ids } | undefined {
  for (const { action, pattern } of savings) {
    const groups = pattern.exec({ pathname: address })?.pathname.groups;
    if (groups) return { action, ids: groups as Ids };
  }
  return undefined;
}

/** A picture that was only chosen yet is not here; its place must not keep the rest from view. */
function withPictures({ fields }: Block | Collection, values: Draft['values']): Draft['values'] {
  const missing = Object.keys(fields).filter(
    (key) => fields[key]?.type === 'image' && fields[key].required && !values[key],
  );
  return { ...values, ...Object.fromEntries(missing.map((key) => [key, pendingImage])) };
}
