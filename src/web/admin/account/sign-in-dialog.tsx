import { text } from '../language/text.ts';
import { ModalWindow } from '../modal-window.tsx';
import { signInAgain } from './sign-in-again.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Lies over a form whose save met an ended sign-in. */
export default function SignInDialog() {
  const giveUp = () => signInAgain.answer(false);
  return (
    <ModalWindow heading={text.signIn.again} onClose={giveUp} className="max-w-100">
      <p>{text.signIn.againAbout}</p>
      <SignInForm onSignedIn={() => signInAgain.answer(true)}>
        <button type="button" className="button-quiet" onClick={giveUp}>
          {text.signIn.cancel}
        </button>
      </SignInForm>
    </ModalWindow>
  );
}
