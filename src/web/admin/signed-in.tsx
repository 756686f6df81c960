import { CircleUser, ExternalLink, LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router';
import { FormMessage } from '../ui/form-message.tsx';
import { fetchProfile, logout } from './account/calls.ts';
import { loadSignedIn } from './account/load-signed-in.ts';
import { clearSession, storedSession } from './account/session.ts';
import { signInAgain } from './account/sign-in-again.ts';
import { fetchInUse } from './content/fetch-in-use.ts';
import { InUseContext } from './content/in-use.ts';
import { ShortcutsButton } from './help/shortcuts-button.tsx';
import { LanguageSwitch } from './language/language-switch.tsx';
import { text } from './language/text.ts';
import { confirmation } from './notices/confirmation.ts';
import { mayLeave, UnsavedGuard, useUnsavedForms } from './notices/unsaved.tsx';
import { SectionLinks } from './section-links.tsx';

const loadConfirmDialog = () => import('./notices/confirm-dialog.tsx');
const ConfirmDialog = lazy(loadConfirmDialog);
const SignInDialog = lazy(() => import('./account/sign-in-dialog.tsx'));

/** A failure is shown until it is made good, so then it is asked again at every chance. */
let hasFailed = false;

/** Every screen behind the sign-in is a child of this one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [{ error }, inUse] = await Promise.all([loadSignedIn(request, fetchProfile), fetchInUse()]);
  hasFailed = error !== '';
  return { error, inUse };
}

/** Asked once per page, not for every section or part of a list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return hasFailed || currentUrl.pathname !== nextUrl.pathname;
}

export default function SignedIn() {
  const { error, inUse } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const isAsked = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsked);

  const question = useSyncExternalStore(confirmation.subscribe, confirmation.asked);
  const unsaved = useUnsavedForms();
  // At hand when something is to be asked, perhaps without a network. Where it fails it is asked again.
  useEffect(() => void loadConfirmDialog().catch(() => undefined), []);

  async function leave() {
    if (!(await mayLeave(unsaved, text.dashboard.logout))) return;
    // The sign-in ends here in any case; the server may be out of reach.
    await logout().catch(() => undefined);
    clearSession();
    await navigate('/admin');
  }

  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[13rem_1fr]">
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <header className="on-ink flex flex-col gap-4 p-4 lg:sticky lg:top-0 lg:h-screen">
        <p className="flex items-center justify-between gap-2 font-semibold">
          {text.title}
          <a href="/" className="icon-button" aria-label={text.backToSite}>
            <ExternalLink aria-hidden="true" />
          </a>
        </p>
        <SectionLinks />
        <div className="flex flex-wrap items-center gap-2 max-sm:[&>*]:px-2.5 max-sm:[&_svg]:hidden lg:mt-auto lg:flex-col lg:items-stretch">
          <p className="me-auto text-small text-muted-on-ink max-sm:sr-only">
            {text.dashboard.signedInAs}{' '}
            <bdi className="text-paper">{storedSession()?.user.username}</bdi>
          </p>
          <ShortcutsButton />
          <LanguageSwitch />
          <Link to="/admin/profile" className="button-quiet button-compact">
            <CircleUser aria-hidden="true" /> {text.dashboard.profile}
          </Link>
          <button type="button" onClick={leave} className="button-quiet button-compact">
            <LogOut aria-hidden="true" className="rtl:-scale-x-100" /> {text.dashboard.logout}
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-4 pb-16 outline-none sm:px-6">
        <p role="status" className="loading-line" data-loading={isLoading || undefined}>
          {isLoading && <span className="sr-only">{text.loading}</span>}
        </p>
        {error && <FormMessage tone="failure" text={error} />}
        <InUseContext value={inUse}>
          <UnsavedGuard forms={unsaved}>
            <Outlet />
          </UnsavedGuard>
        </InUseContext>
      </main>
      {question && (
        <Suspense>
          <ConfirmDialog {...question} />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
    </div>
  );
}
