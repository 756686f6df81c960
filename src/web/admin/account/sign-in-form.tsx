import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../api.ts';
import { text } from '../language/text.ts';
import { login } from './calls.ts';
import { LabelledInput } from './labelled-input.tsx';
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
    if (isBusy) return;
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
      <LabelledInput
        {...credential}
        name="username"
        label={text.signIn.username}
        autoComplete="username"
      />
      <LabelledInput
        {...credential}
        name="password"
        type="password"
        label={text.signIn.password}
        autoComplete="current-password"
      />
      <button type="submit" aria-disabled={isBusy} className="button-signal">
        {isBusy ? text.signIn.busy : text.signIn.submit}
      </button>
      {children}
    </form>
  );
}

const messageOf = (failure: unknown) =>
  failure instanceof ApiError && failure.status > 0 ? failure.message : text.signIn.networkError;

/** Nothing about it is a sentence. */
const credential = {
  required: true,
  dir: 'auto',
  autoCapitalize: 'none',
  spellCheck: false,
  className: 'field-input',
} as const;
