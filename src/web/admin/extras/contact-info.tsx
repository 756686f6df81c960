import { X } from 'lucide-react';
import type { Bilingual } from '../../../model/language.ts';
import { message } from '../../../model/messages/message.ts';
import { saveToApi } from '../api.ts';
import { type Answer, addressOf, isBlock, placeOf } from '../content/places.ts';
import { Fields } from '../controls/fields.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { say, text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { BlockPanel } from '../panels/block-panel.tsx';
import { useRefetch } from '../panels/use-refetch.ts';
import type { ScreenPanelProps } from '../screens/rows.ts';

/** Each field can be cleared by itself, at once. */
export default function ContactInfo({ screen, answer }: ScreenPanelProps) {
  return screen.kinds
    .map(placeOf)
    .filter(isBlock)
    .map((place) => (
      <BlockPanel key={place.kind} place={place} answer={answer}>
        {(form) => <ClearableFields form={form} address={addressOf(place, {})} />}
      </BlockPanel>
    ));
}

function ClearableFields({ form, address }: { form: RecordForm; address: string }) {
  const notices = useNotices();
  const { attempt } = useAttempt();
  const refetch = useRefetch();
  const { node, values, stored, version, setValues } = form;

  async function clear(field: string, label: Bilingual) {
    if (!stored) return form.forget(field, null);
    await attempt(async () => {
      const saved = await saveToApi<Answer>(`${address}/field`, {
        method: 'DELETE',
        body: { field, version },
        failed: message('clearFailed', { label: { en: field, ar: label.ar } }),
      });
      form.forget(field, saved);
      notices.succeed(text.contactInfo.cleared(say(label)));
    });
    refetch();
  }

  return (
    <>
      {Object.entries(node.fields).map(([name, field]) => (
        <div key={name} className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <Fields
              fields={{ [name]: field }}
              values={values}
              stored={stored ?? {}}
              onChange={setValues}
            />
          </div>
          <button
            type="button"
            className="icon-button mt-6"
            aria-label={text.contactInfo.clearField(say(field.label))}
            title={text.contactInfo.clear}
            onClick={() => clear(name, field.label)}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      <p className="text-small text-muted">
        {text.contactInfo.blank} {text.contactInfo.hiding}
      </p>
    </>
  );
}
