import { useId } from 'react';
import { isColour } from '../../../model/brand/colour.ts';
import { colourSets } from '../../../model/brand/colour-sets.ts';
import { judgeColour } from '../../../model/vocabulary/colours.ts';
import { withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import './colour-control.css';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { useInput } from './form-context.ts';
import { Label } from './label.tsx';

/** The browser's own picker, the digits beside it, and whether what is chosen can be read. */
export function ColourControl({ name, path, field, values, onChange }: ControlProps) {
  const input = useInput(path, { isRequired: field.required });
  const swatches = useId();
  const label = say(field.label);
  const typed = String(values[name] ?? '')
    .trim()
    .toLowerCase();
  const choose = (colour: string) => onChange(withValue(values, name, colour));
  return (
    <div className="colour-field">
      <Label path={path} isRequired={field.required}>
        {label}
      </Label>
      <div className="flex items-center gap-2">
        <input
          type="color"
          className="colour-well"
          aria-label={text.colour.pick(label)}
          list={swatches}
          value={isColour(typed) ? typed : '#000000'}
          onChange={(event) => choose(event.target.value)}
        />
        <datalist id={swatches}>
          {swatchesFor(field.input.use).map((colour) => (
            <option key={colour} value={colour} />
          ))}
        </datalist>
        <input
          {...input}
          type="text"
          dir="ltr"
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="control w-28"
          value={String(values[name] ?? '')}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <Fault path={path} />
      {isColour(typed) && <Legibility judged={judgeColour(field, name, values)} onTake={choose} />}
    </div>
  );
}

interface LegibilityProps {
  judged: ReturnType<typeof judgeColour>;
  onTake: (colour: string) => void;
}

function Legibility({ judged, onTake }: LegibilityProps) {
  const { passes, found, needed, nearest } = judged;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted"
    >
      <span>{passes ? text.colour.passes(found) : text.colour.fails(found, needed)}</span>
      {!passes && (
        <button
          type="button"
          className="button-quiet button-compact"
          onClick={() => onTake(nearest)}
        >
          <span aria-hidden="true" className="swatch" style={{ background: nearest }} />
          {text.colour.take(nearest)}
        </button>
      )}
    </div>
  );
}

const swatchesFor = (use: 'signal' | 'group' | undefined) => [
  ...new Set(
    colourSets.flatMap(({ signal, pairs }) =>
      use === 'signal' ? signal : pairs.flatMap(({ from, to }) => [from, to]),
    ),
  ),
];
