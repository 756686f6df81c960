import { text } from '../language/text.ts';
import { ModalWindow } from '../modal-window.tsx';
import { ShortcutList } from './shortcut-list.tsx';

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalWindow
      heading={text.profile.shortcuts}
      isDismissable
      onClose={onClose}
      className="max-w-120"
    >
      <ShortcutList />
      <p className="text-small text-muted">{text.profile.listKeys}</p>
      <button type="button" className="button-quiet button-compact self-start" onClick={onClose}>
        {text.profile.close}
      </button>
    </ModalWindow>
  );
}
