import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { EditedWord } from '../../../model/contracts/named-answers.ts';
import { namesIn } from '../../../model/messages/template.ts';
import { ownWord } from '../../../model/wording/own-word.ts';
import { useArabic } from '../content/in-use.ts';
import { Fields } from '../controls/fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { passFocusToSave } from '../forms/save-bar.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useDelete } from '../panels/use-delete.ts';
import { useRefetch } from '../panels/use-refetch.ts';
import { texts } from './texts.ts';
import { addressOf, builtInOf, nameOf } from './word.ts';

interface WordFormProps {
  word: EditedWord;
  /** Somebody has just opened it: they go on in it. */
  takesFocus: boolean;
  onDone: () => void;
}

/** A word in both languages, saved and taken back as any block is. */
export function WordForm({ word, takesFocus, onDone }: WordFormProps) {
  const [node] = useState(() => ownWord(builtInOf(word)));
  const hasArabic = useArabic();
  const area = useRef<HTMLDivElement>(null);
  const notices = useNotices();
  const refetch = useRefetch();
  const remove = useDelete(node);
  const address = addressOf(word);
  const form = useRecordForm({
    node,
    address,
    record: word,
    onSaved(message, unfinished) {
      notices.succeed(message);
      refetch();
      if (!unfinished) onDone();
    },
    onFailed: notices.fail,
    onUnknown: refetch,
  });

  useEffect(() => {
    if (takesFocus) area.current?.querySelector<HTMLElement>('input')?.focus();
  }, [takesFocus]);

  function discard({ currentTarget }: MouseEvent<HTMLElement>) {
    if (form.isSaving) return;
    passFocusToSave(currentTarget);
    form.discard();
  }

  async function takeBack() {
    if (!(await remove(address, word))) return;
    form.discard();
    onDone();
  }

  return (
    <div ref={area} className="py-3">
      <RecordForm
        form={form}
        label={`${text.form.edit}: ${nameOf(word, hasArabic)}`}
        historyAddress={address}
        onRestored={refetch}
        actions={
          <>
            {form.isDirty && (
              <button type="button" className="button-quiet button-compact" onClick={discard}>
                {text.form.discard}
              </button>
            )}
            {word.replaced && (
              <button type="button" className="button-danger button-compact" onClick={takeBack}>
                {text.form.backToOriginal}
              </button>
            )}
          </>
        }
      >
        <Fields
          fields={node.fields}
          values={form.values}
          stored={form.stored ?? {}}
          onChange={form.setValues}
        />
        <Notes word={word} hasArabic={hasArabic} />
      </RecordForm>
    </div>
  );
}

/** What has to stay, and what it was before somebody changed it. */
function Notes({ word, hasArabic }: { word: EditedWord; hasArabic: boolean }) {
  const { en, ar } = builtInOf(word);
  const filledIn = new Set([...namesIn(en), ...namesIn(ar)]);
  return (
    <>
      {filledIn.size > 0 && (
        <p className="text-small text-muted">
          {texts.keep}{' '}
          {[...filledIn].map((name) => (
            <code key={name} dir="ltr" className="me-2">{`{${name}}`}</code>
          ))}
        </p>
      )}
      {word.replaced && (
        <p className="text-small text-muted">
          {texts.original} <bdi lang="en">{en || texts.unused}</bdi>
          {hasArabic && (
            <>
              {' · '}
              <bdi lang="ar">{ar}</bdi>
            </>
          )}
        </p>
      )}
    </>
  );
}
