import { withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { inputIn, useForm } from './form-context.ts';
import { Hint } from './hint.tsx';
import { useFilePreview } from './image-file.ts';
import { isShowable } from './image-preview.tsx';

/** The point of a picture that stays in view: picked on it, or set with two sliders. */
export function FocusControl({ name, path, field, values, onChange }: ControlProps) {
  const form = useForm();
  const picture = name.replace(/Focus$/, '');
  const src = useFilePreview(form.files[picture]) ?? String(values[picture] ?? '');
  if (!src) return null;
  const [x = 50, y = 50] = (String(values[name] ?? '').match(/\d+/g) ?? []).map(Number);
  const set = (across: number, down: number) =>
    onChange(withValue(values, name, `${across}% ${down}%`));
  const input = inputIn(form, path, { hintAt: field.input.hint && path });
  return (
    <fieldset className="fields" aria-describedby={input['aria-describedby']}>
      <legend>{say(field.label)}</legend>
      {isShowable(src) && <FocusPicker src={src} x={x} y={y} onPick={set} />}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <label className="flex items-center gap-2 text-small">
          {text.image.across}
          <input
            type="range"
            dir="ltr"
            value={x}
            onChange={(event) => set(Number(event.target.value), y)}
          />
        </label>
        <label className="flex items-center gap-2 text-small">
          {text.image.down}
          <input type="range" value={y} onChange={(event) => set(x, Number(event.target.value))} />
        </label>
      </div>
      <Fault path={path} />
      <Hint path={path} text={field.input.hint && say(field.input.hint)} />
    </fieldset>
  );
}
