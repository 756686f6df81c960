import { type ColourSet, colourSets } from '../../../model/brand/colour-sets.ts';
import type { Input } from '../../../model/vocabulary/checks.ts';
import { say } from '../language/text.ts';
import { texts } from './texts.ts';

interface SetChooserProps {
  values: Input;
  onChange: (values: Input) => void;
}

/** Colours that were made to stand together, as one looks at them. */
export function SetChooser({ values, onChange }: SetChooserProps) {
  return (
    <fieldset className="fields">
      <legend>{texts.sets}</legend>
      <p className="text-small text-muted">{texts.setsAbout}</p>
      <ul className="brand-sets">
        {colourSets.map((set) => {
          const isChosen = isIn(values, set);
          return (
            <li key={set.name.en}>
              <button
                type="button"
                aria-pressed={isChosen}
                className="brand-set"
                onClick={() => onChange(withSet(values, set))}
              >
                <span aria-hidden="true" className="brand-set-colours">
                  <span style={{ background: set.signal }} />
                  {set.pairs.map(({ from, to }) => (
                    <span key={from} style={{ background: gradientOf(from, to) }} />
                  ))}
                </span>
                <span>
                  {say(set.name)}
                  {isChosen && <span className="text-muted"> · {texts.chosen}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const gradientOf = (from: string, to: string) => `linear-gradient(135deg, ${from}, ${to})`;

const keyOf = (position: number) => `pair${position + 1}`;

const withSet = (values: Input, { signal, pairs }: ColourSet): Input => ({
  ...values,
  signal,
  ...Object.fromEntries(
    pairs.map((pair, at) => [keyOf(at), { ...(values[keyOf(at)] as Input), ...pair }]),
  ),
});

const isIn = (values: Input, { signal, pairs }: ColourSet) =>
  values.signal === signal &&
  pairs.every(({ from, to }, at) => {
    const pair = values[keyOf(at)] as Input | undefined;
    return pair?.from === from && pair?.to === to;
  });
