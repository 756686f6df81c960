import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { text } from '../language/text.ts';
import { ShortcutList } from './shortcut-list.tsx';

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="overlay">
      <Modal className="modal max-w-120">
        <Dialog className="flex flex-col gap-4 outline-none">
          <Heading slot="title" className="text-title font-semibold">
            {text.profile.shortcuts}
          </Heading>
          <ShortcutList />
          <p className="text-small text-muted">{text.profile.listKeys}</p>
          <button
            type="button"
            className="button-quiet button-compact self-start"
            onClick={onClose}
          >
            {text.profile.close}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
