import { withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { useForm } from './form-context.ts';

/** The point of a picture that stays in view: two sliders, since a pointer is not everybody's. */
export function FocusControl({ name, path, field, values, onChange }: ControlProps) {
  const { files } = useForm();
  const picture = name.replace(/Focus$/, '');
  if (!values[picture] && !files[picture]) return null;
  const [across = '50', down = '50'] = String(values[name] ?? '').match(/\d+/g) ?? [];
  const set = (x: string, y: string) => onChange(withValue(values, name, `${x}% ${y}%`));
  return (
    <fieldset className="fields">
      <legend>{say(field.label)}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <label className="flex items-center gap-2 text-small">
          {text.image.across}
          <input
            type="range"
            dir="ltr"
            value={across}
            onChange={(event) => set(event.target.value, down)}
          />
        </label>
        <label className="flex items-center gap-2 text-small">
          {text.image.down}
          <input type="range" value={down} onChange={(event) => set(across, event.target.value)} />
        </label>
      </div>
      <Fault path={path} />
      {field.input.hint && <p className="text-small text-muted">{say(field.input.hint)}</p>}
    </fieldset>
  );
}
