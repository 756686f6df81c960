import type { Typed } from '../../support/admin-form.ts';
import type { PictureField } from '../../support/picture-files.ts';
import { type ItemRow, itemTexts, type Said } from './item-row.ts';

/** A single block of an admin screen: Add while it is absent, then Update and, mostly, Delete. */
export interface BlockRow extends Omit<ItemRow, 'picture' | 'changed'> {
  /** Below /api, for its history. */
  address: string;
  pictures?: readonly PictureField[];
  isKept?: boolean;
  typed: Typed;
}

/** A block is updated, where an item is saved. */
export const blockTexts = (noun: string): Said =>
  itemTexts(noun, {
    addFailed: `Failed to update ${noun}`,
    updateFailed: `Failed to update ${noun}`,
  });
