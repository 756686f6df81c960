import { Text } from 'react-aria-components';
import { text } from '../language/text.ts';
import { ModalWindow } from '../modal-window.tsx';
import { confirmation, type Question } from './confirmation.ts';

/** Lies over the screen until it is answered; the answer that changes nothing has the focus. */
export default function ConfirmDialog({ question, about, yes }: Question) {
  const refuse = () => confirmation.answer(false);
  return (
    <ModalWindow role="alertdialog" heading={question} onClose={refuse} className="max-w-120">
      {about && (
        <Text slot="description" elementType="p" dir="auto" className="wrap-anywhere">
          {about}
        </Text>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          ref={takeFocus}
          type="button"
          className="button-quiet button-compact"
          onClick={refuse}
        >
          {text.form.cancel}
        </button>
        <button
          type="button"
          className="button-danger button-compact"
          onClick={() => confirmation.answer(true)}
        >
          {yes}
        </button>
      </div>
    </ModalWindow>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();
