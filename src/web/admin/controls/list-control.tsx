import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Answer } from '../content/places.ts';
import { formValues, isBlankItem, withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';

/** A list of objects, each with its own fields. */
export function ListControl({ name, path, field, values, stored, onChange, Inner }: ControlProps) {
  const items = values[name] as Input[];
  const storedItems = (stored[name] ?? []) as Answer[];
  const fields = field.fields ?? {};
  const label = say(field.label);
  const list = useRef<HTMLOListElement>(null);
  const change = (next: Input[]) => onChange(withValue(values, name, next));

  function add() {
    const last = items.at(-1);
    // One blank item is enough to write in.
    if (!last || !isBlankItem(fields, last)) change([...items, formValues(fields, null)]);
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus(),
    );
  }

  function move(index: number, by: -1 | 1) {
    const moved = items[index];
    if (moved) change(items.toSpliced(index, 1).toSpliced(index + by, 0, moved));
  }

  return (
    <fieldset className="fields">
      <legend>{label}</legend>
      <ol ref={list} className="flex flex-col gap-4">
        {Object.entries(items).map(([place, item]) => {
          const index = Number(place);
          const title = `${label} ${index + 1}`;
          return (
            <li key={place} className="list-item">
              <div className="flex items-center gap-1">
                <span className="me-auto text-small text-muted">{title}</span>
                <button
                  type="button"
                  className="icon-button"
                  disabled={index === 0}
                  aria-label={text.list.moveUp(title)}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  disabled={index === items.length - 1}
                  aria-label={text.list.moveDown(title)}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text.form.remove(title)}
                  onClick={() => change(items.toSpliced(index, 1))}
                >
                  <X aria-hidden="true" />
                </button>
              </div>
              <Inner
                fields={fields}
                values={item}
                stored={storedItems[index] ?? {}}
                onChange={(next) => change(items.with(index, next))}
                within={`${path}.${index}.`}
              />
            </li>
          );
        })}
      </ol>
      <Fault path={path} />
      <button type="button" className="button-quiet button-compact self-start" onClick={add}>
        <Plus aria-hidden="true" /> {text.form.addTo(label)}
      </button>
    </fieldset>
  );
}
