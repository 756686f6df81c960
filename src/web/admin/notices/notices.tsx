import { X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { messageOf } from '../api.ts';
import { focusContent } from '../focus-content.ts';
import { text } from '../language/text.ts';
import { useShortcut, windowInFront } from '../shortcuts.ts';
import { type Notices, NoticesContext, type Undo } from './notices-context.ts';

const shownFor = 3_000;

/**
 * The red banner of a screen, which stays, and over the screen the green one, which passes by
 * itself, with the way back from a delete, which is there until it is closed or the screen is left.
 * All of them always in sight.
 */
export function NoticesArea({ children }: { children: ReactNode }) {
  // An object, so that the same words said again stay for their whole time.
  const [success, setSuccess] = useState({ message: '' });
  const [failure, setFailure] = useState({ message: '', clearsItself: false });
  const [undo, setUndo] = useState<Undo>();
  const undoBar = useRef<HTMLDivElement>(null);

  useEffect(
    () => after(success.message ? shownFor : 0, () => setSuccess({ message: '' })),
    [success],
  );
  useEffect(
    () =>
      after(failure.clearsItself ? shownFor : 0, () =>
        setFailure({ message: '', clearsItself: false }),
      ),
    [failure],
  );
  useShortcut(
    'undo',
    () => undo && runUndo(undo),
    () => undo && !windowInFront(),
  );

  const notices = useMemo<Notices>(
    () => ({
      succeed(message, offered) {
        setSuccess({ message });
        if (offered) setUndo(offered);
        setFailure({ message: '', clearsItself: false });
      },
      fail(message, { clearsItself = false } = {}) {
        setFailure({ message, clearsItself });
        setSuccess({ message: '' });
      },
      clear: () => setFailure({ message: '', clearsItself: false }),
    }),
    [],
  );

  function closeUndo() {
    setUndo(undefined);
    if (undoBar.current?.contains(document.activeElement)) focusContent();
  }

  async function runUndo({ run }: Undo) {
    closeUndo();
    try {
      await run();
      notices.succeed(text.list.restored);
    } catch (error) {
      notices.fail(messageOf(error));
    }
  }

  return (
    <NoticesContext value={notices}>
      <div className="notices">
        <FormMessage tone="failure" text={failure.message} />
        <div className="passing-notice">
          <FormMessage tone="success" text={success.message} />
          <div role="status" ref={undoBar}>
            {undo && (
              <p className="undo">
                <bdi className="truncate">{undo.title}</bdi>
                <button
                  type="button"
                  className="text-link ms-auto"
                  aria-keyshortcuts="Control+Z Meta+Z"
                  onClick={() => runUndo(undo)}
                >
                  {text.list.undo} <kbd dir="ltr">(Ctrl + Z)</kbd>
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text.list.closeUndo}
                  onClick={closeUndo}
                >
                  <X aria-hidden="true" />
                </button>
              </p>
            )}
          </div>
        </div>
      </div>
      {children}
    </NoticesContext>
  );
}

function after(milliseconds: number, act: () => void) {
  if (!milliseconds) return undefined;
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
