import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../api.ts';
import { text } from '../language/text.ts';
import { login } from './calls.ts';
import { storeSession } from './session.ts';

interface SignInFormProps {
  onSignedIn: () => void | Promise<void>;
  /** Below the button. */
  children?: ReactNode;
}

export function SignInForm({ onSignedIn, children }: SignInFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    try {
      storeSession(await login(String(fields.get('username')), String(fields.get('password'))));
      await onSignedIn();
    } catch (failure) {
      setError(messageOf(failure));
    }
    setIsBusy(false);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <div role="alert">
        {error && <p className="form-message form-message-failure">{error}</p>}
      </div>
      <Field name="username" label={text.signIn.username} type="text" />
      <Field name="password" label={text.signIn.password} type="password" />
      <button type="submit" disabled={isBusy} className="button-signal">
        {isBusy ? text.signIn.busy : text.signIn.submit}
      </button>
      {children}
    </form>
  );
}

const messageOf = (failure: unknown) =>
  failure instanceof ApiError && failure.status > 0 ? failure.message : text.signIn.networkError;

function Field({ name, label, type }: { name: string; label: string; type: 'text' | 'password' }) {
  return (
    <label className="flex flex-col gap-1.5 font-medium">
      {label}
      <input
        name={name}
        type={type}
        required
        dir="auto"
        autoComplete={type === 'password' ? 'current-password' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        className="field-input font-normal"
      />
    </label>
  );
}
