import { useId } from 'react';

interface FieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'prose' | 'choice';
  required?: boolean;
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  options?: { value: string; label: string }[];
  rows?: number;
  hint?: string;
  error?: string | undefined;
  className?: string;
}

/** A labelled input whose fault stands beside it, tied to it for those who do not see it. */
export function Field(props: FieldProps) {
  const { label, error, hint, required = true, className = '' } = props;
  const id = useId();
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <Control {...props} id={id} noteId={error || hint ? `${id}-note` : undefined} />
      {error ? (
        <p id={`${id}-note`} className="field-error">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-small text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function Control({
  id,
  noteId,
  type = 'text',
  ...props
}: FieldProps & { id: string; noteId: string | undefined }) {
  const { name, required = true, maxLength, autoComplete, placeholder, defaultValue } = props;
  const attributes = {
    id,
    name,
    required,
    autoComplete,
    defaultValue: defaultValue ?? '',
    className: 'field-input',
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': noteId,
  };
  if (type === 'choice') {
    return (
      <select {...attributes}>
        <option value="" disabled>
          {placeholder}
        </option>
        {props.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const written = { ...attributes, maxLength, placeholder };
  if (type === 'prose') return <textarea {...written} dir="auto" rows={props.rows ?? 4} />;
  // Addresses and numbers run from left to right in every language.
  return <input {...written} type={type} dir={type === 'text' ? 'auto' : 'ltr'} />;
}
