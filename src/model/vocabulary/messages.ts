import { type Message, message } from '../messages/message.ts';
import type { Noun } from '../words/nouns.ts';

/** What the administrator reads after a save or a delete; the `…Failed` ones also answer a 5xx. */
export interface Messages {
  readonly noun: Noun;
  readonly added: Message;
  readonly updated: Message;
  readonly deleted: Message;
  readonly addFailed: Message;
  readonly updateFailed: Message;
  readonly deleteFailed: Message;
  /** Asked before a delete. */
  readonly confirmDelete: Message;
}

/** Records of a collection are saved … */
export const collectionMessages = (noun: Noun): Messages => ({
  ...sharedMessages(noun),
  addFailed: message('saveFailed', { noun }),
  updateFailed: message('saveFailed', { noun }),
});

/** … and blocks are updated: the two ways the product words a failure. */
export const blockMessages = (noun: Noun): Messages => ({
  ...sharedMessages(noun),
  addFailed: message('updateFailed', { noun }),
  updateFailed: message('updateFailed', { noun }),
});

/** What is built in is never gone: a delete brings it back. */
export const builtInMessages = (noun: Noun): Messages => ({
  ...blockMessages(noun),
  deleted: message('builtInAgain', { noun }),
  confirmDelete: message('confirmBuiltIn', { noun }),
});

/** A card that is added and updated, never saved: the third way. */
export const cardFailures = (noun: Noun) => ({
  addFailed: message('addFailed', { noun }),
  updateFailed: message('updateFailed', { noun }),
});

const sharedMessages = (noun: Noun) => ({
  noun,
  added: message('added', { noun }),
  updated: message('updated', { noun }),
  deleted: message('deleted', { noun }),
  deleteFailed: message('deleteFailed', { noun }),
  confirmDelete: message('confirmDelete', { noun }),
});
