import {
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { fetchProfile, logout } from './account/calls.ts';
import { clearSession, storedSession } from './account/session.ts';
import { ApiError } from './api.ts';
import { text } from './language/text.ts';
import { SectionLinks } from './section-links.tsx';

/** Every screen behind the sign-in is a child of this one. */
export async function clientLoader() {
  const session = storedSession();
  if (!session) return backToSignIn();
  try {
    await fetchProfile();
    return { user: session.user, error: '' };
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return backToSignIn();
    return { user: session.user, error: failure instanceof Error ? failure.message : '' };
  }
}

/** Asked once per page, not for every section. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function SignedIn() {
  const { user, error } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();

  async function leave() {
    // The sign-in ends here in any case; the server may be out of reach.
    await logout().catch(() => undefined);
    clearSession();
    await navigate('/admin');
  }

  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[16rem_1fr]">
      <header className="on-ink flex flex-col gap-6 p-5 lg:sticky lg:top-0 lg:h-screen">
        <p className="text-title font-semibold">{text.title}</p>
        <SectionLinks />
        <div className="flex items-center justify-between gap-3 lg:mt-auto lg:flex-col lg:items-stretch">
          <p className="text-small text-muted-on-ink">
            {text.dashboard.signedInAs} <bdi className="text-paper">{user.username}</bdi>
          </p>
          <button type="button" onClick={leave} className="button-quiet button-small">
            {text.dashboard.logout}
          </button>
        </div>
      </header>
      <main className="p-5 sm:p-10">
        {error && (
          <p
            role="alert"
            className="mb-6 rounded-small border border-signal bg-paper-raised px-4 py-3 text-signal-deep"
          >
            {error}
          </p>
        )}
        <Outlet />
      </main>
    </div>
  );
}

function backToSignIn() {
  clearSession();
  return redirect('/admin');
}
