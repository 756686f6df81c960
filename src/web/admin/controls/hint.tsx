import { useForm } from './form-context.ts';

/** What helps to fill in a field, said below it. */
export function Hint({ path, text }: { path: string; text: string | undefined }) {
  const { id } = useForm();
  return text ? (
    <p id={`${id}-${path}-hint`} className="text-small text-muted">
      {text}
    </p>
  ) : null;
}
