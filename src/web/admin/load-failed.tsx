import { useRevalidator } from 'react-router';
import { FormMessage } from '../ui/form-message.tsx';
import { text } from './language/text.ts';

/** Stands where a screen's content could not be fetched. */
export function LoadFailed({ error }: { error: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex flex-col items-start gap-4">
      <FormMessage tone="failure" text={error} />
      <button
        type="button"
        disabled={state === 'loading'}
        className="button-quiet button-compact"
        onClick={() => revalidate()}
      >
        {text.tryAgain}
      </button>
    </div>
  );
}
