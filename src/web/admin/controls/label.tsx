import type { ReactNode } from 'react';
import { useForm } from './form-context.ts';

interface LabelProps {
  path: string;
  isRequired?: boolean;
  children: ReactNode;
}

export function Label({ path, isRequired = false, children }: LabelProps) {
  return (
    <label
      htmlFor={`${useForm().id}-${path}`}
      className={`text-small font-medium ${isRequired ? 'required' : ''}`}
    >
      {children}
    </label>
  );
}
