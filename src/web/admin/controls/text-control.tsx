import { useArabic } from '../content/in-use.ts';
import { arabicOf, withArabic, withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import { ArabicMark } from './arabic-mark.tsx';
import type { ControlProps } from './control.ts';
import { Counter } from './counter.tsx';
import { Fault } from './fault.tsx';
import { Hint } from './hint.tsx';
import { Label } from './label.tsx';
import { TextInput } from './text-input.tsx';

/** A text; where Arabic may stand beside it, both languages side by side. */
export function TextControl({ name, path, field, values, stored, onChange }: ControlProps) {
  const english = String(values[name] ?? '');
  const arabic = String(arabicOf(values)[name] ?? '');
  const label = say(field.label);
  const isPair = useArabic() && field.translated;
  const arabicPath = path.replace(/[^.]+$/, 'ar.$&');
  return (
    <div className={isPair ? 'language-pair' : 'flex flex-col gap-1'}>
      <div className="flex min-w-0 flex-col gap-1">
        <Label path={path} isRequired={field.required}>
          {label}
        </Label>
        <TextInput
          path={path}
          fieldPath={path}
          isRequired={field.required}
          label={label}
          hints={field.input}
          value={english}
          language={field.translated ? 'en' : undefined}
          onChange={(value) => onChange(withValue(values, name, value))}
        />
        <Fault path={path} />
        <Counter path={path} value={english} hints={field.input} />
        <Hint path={path} text={field.input.hint && say(field.input.hint)} />
      </div>
      {isPair && (
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-2">
            <Label path={arabicPath}>{text.form.inArabic(label)}</Label>
            <ArabicMark {...{ name, field, values, stored, onChange }} />
          </div>
          <TextInput
            path={arabicPath}
            fieldPath={path}
            label={text.form.inArabic(label)}
            hints={field.input}
            value={arabic}
            language="ar"
            onChange={(value) => onChange(withArabic(values, name, value))}
          />
          <Fault path={arabicPath} />
          <Counter path={arabicPath} value={arabic} hints={field.input} />
        </div>
      )}
    </div>
  );
}
