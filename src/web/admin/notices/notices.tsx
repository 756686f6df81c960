import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { messageOf } from '../api.ts';
import { text } from '../language/text.ts';
import { type Notices, NoticesContext, type Undo } from './notices-context.ts';

const shownFor = 3_000;
const undoFor = 15_000;

/** The red and the green banner of a screen, always in sight, and the way back from a delete. */
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
      succeed(message) {
        setSuccess({ message });
        setFailure({ message: '', clearsItself: false });
      },
      fail(message, { clearsItself = false } = {}) {
        setFailure({ message, clearsItself });
        setSuccess({ message: '' });
      },
      offerUndo: setUndo,
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
        <FormMessage tone="success" text={success.message} />
        {undo && (
          <p className="undo">
            <span>{undo.message}</span>
            <button type="button" className="text-link" onClick={() => runUndo(undo)}>
              {text.list.undo}
            </button>
          </p>
        )}
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
