import { useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { FormMessage } from '../ui/form-message.tsx';
import { focusContent } from './focus-content.ts';
import { text } from './language/text.ts';

/** Stands where a screen's content could not be fetched. */
export function LoadFailed({ error }: { error: string }) {
  const { revalidate, state } = useRevalidator();
  const button = useRef<HTMLButtonElement>(null);
  // It goes once the content is there, which the focus then goes on in.
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed === document.activeElement) focusContent();
    };
  }, []);
  return (
    <div className="flex flex-col items-start gap-4">
      <FormMessage tone="failure" text={error} />
      <button
        ref={button}
        type="button"
        aria-disabled={state === 'loading'}
        className="button-quiet button-compact"
        onClick={() => state === 'idle' && revalidate()}
      >
        {text.tryAgain}
      </button>
    </div>
  );
}
