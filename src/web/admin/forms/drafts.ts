import type { Input } from '../../../model/vocabulary/checks.ts';
import { storedSession } from '../account/session.ts';

/** What was typed and not saved, kept for this tab across a reload and an expired sign-in. */
export interface Draft {
  values: Input;
  /** The version that it was made from. */
  version: number;
}

export function keepDraft(address: string, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(draft));
  } catch {
    // A full storage must not stop anybody from typing.
  }
}

export function readDraft(address: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (address: string) => sessionStorage.removeItem(keyOf(address));

/** With the name of the account, because another account may sign in to the same tab. */
const keyOf = (address: string) => `adminDraft ${storedSession()?.user.username ?? ''} ${address}`;
