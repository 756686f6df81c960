import { useForm } from './form-context.ts';

/** A sentence below a field that helps to fill it in. */
export function Hint({ path, text }: { path: string; text: string | undefined }) {
  const { id } = useForm();
  return text ? (
    <p id={`${id}-${path}-hint`} className="text-small text-muted">
      {text}
    </p>
  ) : null;
}
