import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changePassword } from '../../../model/forms/change-password.ts';
import { formChecker } from '../../../model/forms/check-form.ts';
import { fieldNamesOf } from '../../../model/forms/form.ts';
import { type Message, message } from '../../../model/messages/message.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { ApiError, messageOf, saveToApi } from '../api.ts';
import { language, say, text } from '../language/text.ts';
import { LabelledInput } from './labelled-input.tsx';

const check = formChecker(changePassword);
const names = fieldNamesOf(changePassword);
const shownFor = 3_000;

export function ChangePassword() {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [success, setSuccess] = useState('');
  const [failure, setFailure] = useState<{ error: string; fields: Record<string, Message> }>();

  useEffect(() => {
    if (!success) return;
    const timer = setTimeout(() => setSuccess(''), shownFor);
    return () => clearTimeout(timer);
  }, [success]);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setSuccess('');
    setFailure(undefined);
    const refused = refusedBy(typed);
    if (refused) return setFailure({ ...refused, error: say(refused.error) });
    setIsBusy(true);
    try {
      const { currentPassword, newPassword } = typed;
      await saveToApi('/admin/change-password', {
        method: 'PUT',
        body: { currentPassword, newPassword },
        failed: message('passwordChangeFailed'),
        patience: 90_000,
      });
      form.current?.reset();
      setSuccess(say(message('passwordChanged')));
    } catch (thrown) {
      const fields = thrown instanceof ApiError ? thrown.fields : {};
      setFailure({ error: messageOf(thrown), fields });
    }
    setIsBusy(false);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="panel">
      <FormMessage tone="failure" text={failure?.error} />
      <FormMessage tone="success" text={success} />
      {names.map((name) => (
        <LabelledInput
          key={name}
          name={name}
          type="password"
          required
          label={changePassword.fields[name].label[language]}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          error={failure?.fields[name] && say(failure.fields[name])}
        />
      ))}
      <button
        type="submit"
        aria-disabled={isBusy}
        className="button-signal button-compact self-start"
      >
        {isBusy ? text.profile.busy : text.profile.submit}
      </button>
    </form>
  );
}

/** All three are required here; the call itself may come without the confirmation. */
function refusedBy(typed: Record<string, string>) {
  const error = message('allRequired');
  const blank = names.filter((name) => !typed[name]);
  if (blank.length > 0) {
    return { error, fields: Object.fromEntries(blank.map((name) => [name, error])) };
  }
  const checked = check(typed);
  return checked.ok ? undefined : checked;
}
