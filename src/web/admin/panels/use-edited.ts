import { useState } from 'react';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, addressOf, type Ids, itemAddress, recordsAt } from '../content/places.ts';
import { readDraft } from '../forms/drafts.ts';
import { saveUnderWay } from '../forms/under-way.ts';
import { useShortcut, windowInFront } from '../shortcuts.ts';
import { useDelete } from './use-delete.ts';

interface Opened {
  /** The record that is edited; `null` while one is added. */
  record: Answer | null;
  isOpen: boolean;
  /** Opened by the keys for the next and the previous record, which do nothing inside a field. */
  isStep: boolean;
  /** Counts the forms: each is another one, and begins anew. */
  form: number;
  /** Counts how often somebody went to a form or left it: the focus goes along. */
  visit: number;
}

export type Edited = ReturnType<typeof useEdited>;

/** The records of a list and the one that its form is for, with the ways to it and from it. */
export function useEdited(place: Place<Collection>, ids: Ids, answer: Answer) {
  const records = recordsAt(place, answer);
  const remove = useDelete(place.node);
  const [{ form, visit, isOpen, isStep, ...opened }, setOpened] = useState(() =>
    openDrafted(place, ids, records),
  );
  const id = opened.record?._id;
  // A search takes it out of the list, not out of the form.
  const record = records.find(({ _id }) => _id === id) ?? opened.record;

  function open(next: Answer | null, isStep = false) {
    const adding = next === null && id !== undefined && saveUnderWay(addressOf(place, ids));
    if (!adding) return setOpened((now) => showing(next, isStep, now));
    // One after the other: what is being added would be offered again, and added twice.
    adding.then(() => setOpened((now) => (now.visit === visit ? showing(next, isStep, now) : now)));
  }

  /** Only of the form that asks: another may have been opened while it was being saved. */
  const change = (next: Partial<Opened>) =>
    setOpened((now) => (now.form === form ? { ...now, ...next } : now));
  const close = () => change({ record: null, isOpen: false, form: form + 1, visit: visit + 1 });

  function step(by: 1 | -1) {
    const at = records.findIndex(({ _id }) => _id === id);
    const next = records[at === -1 && by === -1 ? records.length - 1 : at + by];
    if (next) open(next, true);
  }

  return {
    records,
    record,
    isOpen,
    isStep,
    form,
    visit,
    open,
    close,
    /** What was typed while it was being added belongs to the record that has come of it. */
    finish: (unfinished: Answer | null) => (unfinished ? change({ record: unfinished }) : close()),
    step,
    async remove(gone: Answer) {
      const isGone = await remove(itemAddress(place, ids, String(gone._id)), gone);
      if (isGone && gone._id === id) close();
    },
  };
}

/** The form that is there already goes on: it may be being saved, or hold a chosen picture. */
const showing = (next: Answer | null, isStep: boolean, now: Opened): Opened => ({
  record: next,
  isOpen: true,
  isStep,
  form: now.record?._id === next?._id ? now.form : now.form + 1,
  visit: now.visit + 1,
});

export function useEditingKeys({ open, step }: Edited, isNear: () => unknown = () => true) {
  const applies = () => !windowInFront() && isNear();
  useShortcut('new', () => open(null), applies);
  useShortcut('next', () => step(1), applies);
  useShortcut('previous', () => step(-1), applies);
}

/** A reload in the middle of a form goes on with it. */
function openDrafted(place: Place, ids: Ids, records: Answer[]): Opened {
  const record = records.find(({ _id }) => readDraft(itemAddress(place, ids, String(_id)))) ?? null;
  const isOpen = (record ?? readDraft(addressOf(place, ids))) !== undefined;
  return { record, isOpen, isStep: false, form: 0, visit: 0 };
}
