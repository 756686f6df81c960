import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { text } from '../language/text.ts';
import { useShortcut } from '../shortcuts.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** The way to what can be done without a mouse. */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('help', () => setIsOpen(true));
  return (
    <>
      <button
        type="button"
        aria-label={text.profile.shortcuts}
        aria-keyshortcuts="Control+/ Meta+/"
        title="Ctrl + /"
        className="button-quiet button-compact hidden lg:inline-flex"
        onClick={() => setIsOpen(true)}
      >
        <Keyboard aria-hidden="true" /> {text.profile.shortcutsShort}
      </button>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
