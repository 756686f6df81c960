import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api.ts';
import { text } from '../language/text.ts';
import { login } from './calls.ts';
import { storeSession } from './session.ts';

export default function SignIn() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    try {
      storeSession(await login(String(fields.get('username')), String(fields.get('password'))));
      await navigate('/admin/dashboard');
    } catch (failure) {
      setError(messageOf(failure));
    }
    setIsBusy(false);
  }

  return (
    <main className="grid-motif flex min-h-screen items-center justify-center p-5">
      <form
        onSubmit={submit}
        className="flex w-full max-w-100 flex-col gap-5 rounded-card border border-paper-line bg-paper-raised p-8"
      >
        <h1 className="text-heading font-semibold">{text.signIn.heading}</h1>
        <div role="alert">
          {error && (
            <p className="rounded-small border border-signal px-4 py-3 text-signal-deep">{error}</p>
          )}
        </div>
        <Field name="username" label={text.signIn.username} type="text" />
        <Field name="password" label={text.signIn.password} type="password" />
        <button type="submit" disabled={isBusy} className="button-signal">
          {isBusy ? text.signIn.busy : text.signIn.submit}
        </button>
        <a href="/" className="text-center text-small text-muted underline underline-offset-4">
          {text.backToSite}
        </a>
      </form>
    </main>
  );
}

function messageOf(failure: unknown) {
  return failure instanceof ApiError && failure.status > 0
    ? failure.message
    : text.signIn.networkError;
}

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
        className="min-h-12 rounded-small border border-muted bg-white px-3 font-normal"
      />
    </label>
  );
}
