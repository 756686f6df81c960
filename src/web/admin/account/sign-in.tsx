import { redirect, useNavigate } from 'react-router';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { text } from '../language/text.ts';
import { storedSession, takeRememberedPlace } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** An account that is signed in is not asked again; a sign-in that has ended leads back here. */
export const loader = () => (storedSession() ? redirect(takeRememberedPlace()) : null);

export default function SignIn() {
  const navigate = useNavigate();
  return (
    <main className="grid-motif flex min-h-screen items-center justify-center p-5">
      <div className="flex w-full max-w-100 flex-col gap-2 rounded-card border border-paper-line bg-paper-raised p-8">
        <div className="flex items-start justify-between gap-4">
          <h1 className="text-heading font-semibold">{text.signIn.heading}</h1>
          <LanguageSwitch />
        </div>
        <SignInForm onSignedIn={() => navigate(takeRememberedPlace())}>
          <a href="/" className="text-center text-small text-muted underline underline-offset-4">
            {text.backToSite}
          </a>
        </SignInForm>
      </div>
    </main>
  );
}
