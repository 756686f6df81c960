import { Words } from '../text/words.tsx';

/** Under a form: what becomes of what is sent. An agency may leave it out. */
export function PrivacyNote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="mt-4 max-w-measure text-small text-muted">
      <Words text={text} />
    </p>
  );
}
