import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface ModalWindowProps {
  heading: string;
  onClose: () => void;
  /** A press beside it closes it. */
  isDismissable?: boolean;
  className?: string;
  /** For a window that asks a question. */
  role?: 'alertdialog';
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Lies over the screen and keeps the focus until it is closed. */
export function ModalWindow(props: ModalWindowProps) {
  const { heading, onClose, isDismissable = false, className = '', role, aside, children } = props;
  return (
    <ModalOverlay isOpen isDismissable={isDismissable} onOpenChange={onClose} className="overlay">
      <Modal className={`modal ${className}`}>
        <Dialog
          ref={takeFocus}
          {...(role && { role })}
          className="flex flex-col gap-4 outline-none"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Heading slot="title" className="text-title font-semibold">
              {heading}
            </Heading>
            {aside}
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The library waits where a screen reader has pressed the button, and then finds the focus lost. */
const takeFocus = (dialog: HTMLElement | null) => {
  if (!dialog?.contains(document.activeElement)) dialog?.focus();
};
