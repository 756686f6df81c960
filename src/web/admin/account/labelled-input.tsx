import { type InputHTMLAttributes, useId } from 'react';

interface LabelledInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
}

/** An input of the account's own forms, and what is wrong with it. */
export function LabelledInput({ label, error, ...input }: LabelledInputProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        className="control"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
      />
      {error && (
        <p id={`${id}-fault`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
