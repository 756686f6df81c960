import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { text } from '../language/text.ts';
import { signInAgain } from './sign-in-again.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Lies over a form whose save met an ended sign-in. */
export default function SignInDialog() {
  return (
    <ModalOverlay isOpen onOpenChange={() => signInAgain.answer(false)} className="overlay">
      <Modal className="modal max-w-100">
        <Dialog className="flex flex-col gap-4 outline-none">
          <Heading slot="title" className="text-title font-semibold">
            {text.signIn.again}
          </Heading>
          <p>{text.signIn.againAbout}</p>
          <SignInForm onSignedIn={() => signInAgain.answer(true)}>
            <button
              type="button"
              className="button-quiet"
              onClick={() => signInAgain.answer(false)}
            >
              {text.signIn.cancel}
            </button>
          </SignInForm>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
