import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormMessage } from '../../ui/form-message.tsx';
import { messageOf } from '../api.ts';
import { BackToDashboard } from '../back-link.tsx';
import { ShortcutList } from '../help/shortcut-list.tsx';
import { text } from '../language/text.ts';
import { logout, logoutEverywhere } from './calls.ts';
import { ChangePassword } from './change-password.tsx';
import { clearSession } from './session.ts';

export default function Profile() {
  const navigate = useNavigate();
  const [error, setError] = useState('');

  async function leave(call: () => Promise<unknown>) {
    try {
      await call();
      clearSession();
      await navigate('/admin');
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  return (
    <div className="flex max-w-120 flex-col gap-5">
      <title>{`${text.dashboard.profile} · ${text.title}`}</title>
      <BackToDashboard />
      <h1 className="text-title font-semibold">{text.profile.heading}</h1>
      {error && <FormMessage tone="failure" text={error} />}
      <ChangePassword />
      <section aria-label={text.profile.everywhere} className="panel">
        <p className="text-small text-muted">{text.profile.everywhereAbout}</p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button-quiet button-compact"
            // The sign-in ends here in any case; the server may be out of reach.
            onClick={() => leave(() => logout().catch(() => undefined))}
          >
            {text.dashboard.logout}
          </button>
          <button
            type="button"
            className="button-danger button-compact"
            onClick={() => leave(logoutEverywhere)}
          >
            {text.profile.everywhere}
          </button>
        </div>
      </section>
      <section aria-label={text.profile.shortcuts} className="panel">
        <h2 className="font-semibold">{text.profile.shortcuts}</h2>
        <ShortcutList />
      </section>
    </div>
  );
}
