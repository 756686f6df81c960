import { useEffect, useId, useRef, useState } from 'react';
import type { Message } from '../../../model/messages/message.ts';
import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { idempotencyKey } from '../../ui/idempotency-key.ts';
import { ApiError, mayBeDone, messageOf } from '../api.ts';
import type { Answer } from '../content/places.ts';
import { say } from '../language/text.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { type Faults, faultsOf, moveFaults, standingFaults } from './faults.ts';
import { keepChosen, keepTyped } from './keep-typed.ts';
import { checkForm, emptiedIn, type Files, sendForm, tidyValues } from './save.ts';
import { markUnderWay } from './under-way.ts';
import { formValues, isSame, withArabic, withValue } from './values.ts';

export interface RecordFormOptions {
  node: Block | Collection;
  /** Where it is saved, and the name of its draft. */
  address: string;
  /** What is stored; `null` while there is nothing, then a save adds. */
  record: Answer | null;
  /** `unfinished` is what is stored now, where something was typed while it was being saved. */
  onSaved: (message: string, unfinished: Answer | null) => void;
  onFailed: (message: string) => void;
  /**
   * The record is to be read again: a save that failed may be stored all the same, or another
   * editor has saved.
   */
  onUnknown: () => void;
}

export type RecordForm = ReturnType<typeof useRecordForm>;

/** One form: its values, what is wrong with them, and how they are saved. */
export function useRecordForm(options: RecordFormOptions) {
  const { node, address, record, onSaved, onFailed, onUnknown } = options;
  const id = useId();
  const [stored, setStored] = useState(record);
  const [values, setValues] = useState(() => firstValues(node, address, record));
  const [version, setVersion] = useState(() => readDraft(address)?.version ?? versionOf(record));
  const [files, setFiles] = useState<Files>({});
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setIsSaving] = useState(false);
  const [wasRestored, setWasRestored] = useState(() => readDraft(address) !== undefined);
  const [conflict, setConflict] = useState<Answer | null>();

  const differsFrom = (other: Answer | null) =>
    !isSame(values, formValues(node.fields, other)) || Object.keys(files).length > 0;
  const isDirty = differsFrom(stored);
  // Outlives the form: another record may be opened before the answer of a save is there.
  const typed = useRef({ values, files });
  useEffect(() => {
    typed.current = { values, files };
  }, [values, files]);
  const unanswered = useRef<typeof typed.current & { key: string }>(undefined);

  function load(next: Answer | null, kept?: typeof typed.current) {
    setStored(next);
    setValues(kept?.values ?? formValues(node.fields, next));
    setVersion(versionOf(next));
    setFiles(kept?.files ?? {});
    setFaults({});
    setWasRestored(false);
  }

  // What was saved elsewhere is shown at once, but never over what somebody is typing.
  const [seen, setSeen] = useState(record);
  if (record !== seen) {
    setSeen(record);
    const isTyped = isDirty && differsFrom(record);
    if (!isTyped && versionOf(record) !== versionOf(stored)) load(record);
  }

  useEffect(() => {
    if (isDirty) keepDraft(address, { values, version });
    else dropDraft(address);
  }, [address, values, version, isDirty]);

  async function save(from: { version: number | undefined } = { version }) {
    const tidy = tidyValues(node, values);
    const checked = checkForm(node, tidy, files);
    setValues(tidy);
    setFaults(checked.ok ? {} : faultsOf(checked.fields, tidy));
    setConflict(undefined);
    if (!checked.ok) return onFailed(say(checked.error));
    setIsSaving(true);
    await markUnderWay(address, store(tidy, checked.values, from.version));
    setIsSaving(false);
  }

  async function store(tidy: Input, checked: Input, from: number | undefined) {
    const isNew = stored === null;
    const isItem = isNew && node.type === 'collection';
    const { added, updated, addFailed, updateFailed } = node.messages;
    const key = isItem ? keyOf({ values: checked, files }) : undefined;

    function finish(saved: Answer) {
      dropDraft(address);
      const kept = keptAfter({ values: tidy, files }, saved);
      if (kept) {
        const savedAt = isItem ? `${address}/${encodeURIComponent(String(saved._id))}` : address;
        keepDraft(savedAt, { values: kept.values, version: versionOf(saved) });
      }
      load(isItem && !kept ? null : saved, kept);
      onSaved(say(isNew ? added : updated), kept ? saved : null);
    }

    let saved: Answer;
    try {
      saved = await sendForm(address, {
        method: isItem ? 'POST' : 'PUT',
        values: checked,
        files,
        emptied: emptiedIn(node, stored, tidy),
        version: isItem ? undefined : from,
        failed: isNew ? addFailed : updateFailed,
        key,
      });
    } catch (failure) {
      // The answer to the save before this one was lost: the version in the way is this editor's own.
      const current = failure instanceof ApiError ? failure.current : undefined;
      if (current && isStoredAs(current, tidy, files)) return finish(current);
      if (failure instanceof ApiError) setFaults(faultsOf(failure.fields, tidy));
      if (current !== undefined) setConflict(current);
      onFailed(messageOf(failure));
      if (!mayBeDone(failure)) unanswered.current = undefined;
      else onUnknown();
      return;
    }
    unanswered.current = undefined;
    finish(saved);
  }

  /** The same content has the same key until the server has answered. */
  function keyOf(sent: typeof typed.current): string {
    const before = unanswered.current;
    const isAgain = before && isSame(before.values, sent.values) && before.files === sent.files;
    const key = isAgain ? before.key : idempotencyKey();
    unanswered.current = { ...sent, key };
    return key;
  }

  const isStoredAs = (current: Answer, { arRight: _, ...sent }: Input, sentFiles: Files) =>
    isSame(formValues(node.fields, current), sent) && Object.keys(sentFiles).length === 0;

  /** What was typed and chosen while it was being saved, if anything was. */
  function keptAfter(sent: typeof typed.current, saved: Answer) {
    const now = typed.current;
    const stored = formValues(node.fields, saved);
    const values = keepTyped(sent.values, now.values, stored);
    const files = keepChosen(sent.files, now.files);
    const isFinished = isSame(values, stored) && Object.keys(files).length === 0;
    return isFinished ? undefined : { values, files };
  }

  return {
    id,
    node,
    address,
    stored,
    version,
    values,
    setValues,
    files,
    errors: standingFaults(faults, values),
    /** Beside the new order of a list's items: the places that they were at before. */
    moveErrors: (list: string, from: number[]) =>
      setFaults((before) => moveFaults(before, list, from)),
    isDirty,
    isSaving,
    wasRestored,
    conflict,
    save,
    /** Back to what is stored. */
    discard() {
      dropDraft(address);
      load(record && versionOf(stored) > versionOf(record) ? stored : record);
    },
    chooseFile(key: string, file: File | undefined, error?: Message) {
      setFiles(({ [key]: _, ...others }) => (file ? { ...others, [key]: file } : others));
      setFaults(({ [key]: _, ...others }) =>
        error ? { ...others, ...faultsOf({ [key]: error }, values) } : others,
      );
    },
    /** After a call of its own has cleared one field: what was typed into the others stays. */
    forget(key: string, saved: Answer | null) {
      setStored(saved);
      setVersion(versionOf(saved));
      setValues((current) => withArabic(withValue(current, key, node.fields[key]?.empty), key, ''));
    },
    keepMine: () => save({ version: versionOf(conflict ?? null) || undefined }),
    takeTheirs() {
      load(conflict ?? null);
      setConflict(undefined);
      onUnknown();
    },
    closeConflict: () => setConflict(undefined),
  };
}

const versionOf = (record: Answer | null) => Number(record?.version ?? 0);

const firstValues = (node: Block | Collection, address: string, record: Answer | null): Input =>
  readDraft(address)?.values ?? formValues(node.fields, record);
