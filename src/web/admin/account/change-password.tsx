import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changePassword, changePasswordTexts } from '../../../model/forms/change-password.ts';
import { formChecker } from '../../../model/forms/check-form.ts';
import { fieldNamesOf } from '../../../model/forms/form.ts';
import { formTexts } from '../../../model/forms/texts.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { ApiError, messageOf, saveToApi } from '../api.ts';
import { language, say, text } from '../language/text.ts';

const check = formChecker(changePassword);
const names = fieldNamesOf(changePassword);
const shownFor = 3_000;

export function ChangePassword() {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [success, setSuccess] = useState('');
  const [failure, setFailure] = useState<{ error: string; fields: Record<string, string> }>();

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
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setSuccess('');
    setFailure(undefined);
    const refused = refusedBy(typed);
    if (refused) return setFailure(refused);
    setIsBusy(true);
    try {
      const { currentPassword, newPassword } = typed;
      await saveToApi('/admin/change-password', {
        method: 'PUT',
        body: { currentPassword, newPassword },
        failed: changePasswordTexts.failed,
      });
      form.current?.reset();
      setSuccess(say(changePasswordTexts.changed));
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
        <PasswordField key={name} name={name} error={failure?.fields[name]} />
      ))}
      <button type="submit" disabled={isBusy} className="button-signal button-compact self-start">
        {isBusy ? text.profile.busy : text.profile.submit}
      </button>
    </form>
  );
}

type Name = (typeof names)[number];

/** All three are required here; the call itself may come without the confirmation. */
function refusedBy(typed: Record<string, string>) {
  const error = formTexts.allRequired[language];
  const blank = names.filter((name) => !typed[name]);
  if (blank.length > 0) {
    return { error, fields: Object.fromEntries(blank.map((name) => [name, error])) };
  }
  const checked = check(typed, language);
  return checked.ok ? undefined : checked;
}

function PasswordField({ name, error }: { name: Name; error: string | undefined }) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={name} className="text-small font-medium">
        {changePassword.fields[name].label[language]}
      </label>
      <input
        id={name}
        name={name}
        type="password"
        autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-fault` : undefined}
        className="control"
      />
      {error && (
        <p id={`${name}-fault`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
