import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { messageOf } from '../api.ts';
import { text } from '../language/text.ts';
import { type Notices, NoticesContext, type Undo } from './notices-context.ts';

const shownFor = 3_000;
const undoFor = 15_000;

/**
 * The red banner of a screen, which stays, and over the screen what passes by itself: the green one
 * and, longer than it, the way back from a delete. All of them always in sight.
 */
export function NoticesArea({ children }: { children: ReactNode }) {
  // An object, so that the same words said again stay for their whole time.
  const [success, setSuccess] = useState({ message: '' });
  const [failure, setFailure] = useState({ message: '', clearsItself: false });
  const [undo, setUndo] = useState<Undo>();

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
  useEffect(() => after(undo ? undoFor : 0, () => setUndo(undefined)), [undo]);

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

  async function runUndo({ run }: Undo) {
    setUndo(undefined);
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
          {undo && (
            <p className="undo">
              <bdi className="truncate">{undo.title}</bdi>
              <button type="button" className="text-link" onClick={() => runUndo(undo)}>
                {text.list.undo}
              </button>
            </p>
          )}
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
