import type { ReactNode } from 'react';
import type { Bilingual } from '../../../model/language.ts';
import { say } from '../language/text.ts';
import { Fault } from './fault.tsx';
import { Hint } from './hint.tsx';
import { Label } from './label.tsx';

interface ShortFieldProps {
  path: string;
  label: Bilingual;
  isRequired?: boolean;
  hint?: string | undefined;
  children: ReactNode;
}

/** An input between its label and what is to be said of it; several share a line. */
export function ShortField({ path, label, isRequired, hint, children }: ShortFieldProps) {
  return (
    <div className="short-field flex flex-col gap-1">
      <Label path={path} isRequired={isRequired ?? false}>
        {say(label)}
      </Label>
      {children}
      <Fault path={path} />
      <Hint path={path} text={hint} />
    </div>
  );
}
