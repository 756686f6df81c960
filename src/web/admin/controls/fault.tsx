import { useForm } from './form-context.ts';

/** What is wrong with a field, said beside it. */
export function Fault({ path }: { path: string }) {
  const { id, errors } = useForm();
  return errors[path] ? (
    <p id={`${id}-${path}-fault`} className="field-error">
      {errors[path]}
    </p>
  ) : null;
}
