import type { Typed } from '../../support/admin-form.ts';
import type { PictureField } from '../../support/picture-files.ts';

/** One list of an admin screen, written by hand: what the model declares is what is tested. */
export interface ItemRow {
  route: string;
  /** What its journey meets that no other does; only the rows with a shape have one in `npm test`. */
  shape?: string;
  /** Its forms are called 'Add {noun}' and 'Edit {noun}'. */
  noun: string;
  /** What is typed by label; the first one is what the list calls the item. */
  typed: Typed;
  /** Of those, what the site does not show word for word. */
  unseen?: readonly string[];
  picture?: PictureField;
  /** The demo site has as many as the site shows: a new one has to move up to be seen. */
  isBeyondShown?: boolean;
  /** What an empty form is refused with, in the order of its fields. */
  faults: readonly string[];
  /** Other input that is refused: label, what is typed, text. */
  wrong?: readonly (readonly [label: string, typed: string, fault: string])[];
  changed: Typed;
  says: Said;
  fetched: { from: string; failed: string };
  /** The English address; the Arabic one is its twin. */
  shownAt: string;
}

export interface Said {
  added: string;
  updated: string;
  deleted: string;
  addFailed: string;
  updateFailed: string;
  deleteFailed: string;
  asks: string;
}

/** The usual texts of a list, 'FAQ item' and 'Question' alike. */
export const itemTexts = (noun: string, others: Partial<Said> = {}): Said => ({
  added: `${startOf(noun)} added successfully!`,
  updated: `${startOf(noun)} updated successfully!`,
  deleted: `${startOf(noun)} deleted successfully!`,
  addFailed: `Failed to save ${noun}`,
  updateFailed: `Failed to save ${noun}`,
  deleteFailed: `Failed to delete ${noun}`,
  asks: `Are you sure you want to delete this ${noun}?`,
  ...others,
});

const startOf = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
