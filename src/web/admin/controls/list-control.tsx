import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Answer } from '../content/places.ts';
import { formValues, isBlankItem, withValue } from '../forms/values.ts';
import { oneOf, say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { inputIn, useForm } from './form-context.ts';
import { Hint } from './hint.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { useItemKeys } from './use-item-keys.ts';

/** A list of objects, each with its own fields. */
export function ListControl({ name, path, field, values, stored, onChange, Inner }: ControlProps) {
  const form = useForm();
  const items = values[name] as Input[];
  const storedItems = (stored[name] ?? []) as Answer[];
  const { oneForEach = '', hint } = field.input;
  const input = inputIn(form, path, { hintAt: hint && path });
  const { [oneForEach]: named, ...fields } = field.fields ?? {};
  const list = useRef<HTMLOListElement>(null);
  const [keys, setKeys] = useItemKeys(items.length);
  const [wasAsked, setWasAsked] = useState(false);
  const last = items.at(-1);
  const hasBlank = last !== undefined && isBlankItem(fields, last);
  const one = oneOf(field.label);
  const change = (next: Input[]) => onChange(withValue(values, name, next));

  function add() {
    // One blank item is enough to write in.
    if (!hasBlank) change([...items, formValues(fields, null)]);
    setWasAsked(hasBlank);
    focusSoon(() => list.current?.lastElementChild?.querySelector('input, textarea'));
  }

  function rearrange(order: <T>(list: T[]) => T[]) {
    setKeys(order(keys));
    form.moveErrors(path, order([...items.keys()]));
    change(order(items));
  }

  const move = (index: number, by: -1 | 1) =>
    rearrange((before) =>
      before.toSpliced(index, 1).toSpliced(index + by, 0, ...before.slice(index, index + 1)),
    );

  function remove(index: number) {
    rearrange((before) => before.toSpliced(index, 1));
    // The button has gone with its item; the next one, or the way to another, is near.
    focusSoon(() => {
      const next = list.current?.children[index] ?? list.current?.lastElementChild;
      return (
        next?.querySelector('button:last-of-type') ??
        list.current?.parentElement?.querySelector(':scope > button')
      );
    });
  }

  return (
    <fieldset className="fields" aria-describedby={input['aria-describedby']}>
      <legend>{say(field.label)}</legend>
      <ol ref={list} className="flex flex-col gap-4">
        {items.map((item, index) => {
          const option = named?.input.options?.[String(item[oneForEach])];
          const title = option ? say(option) : `${one} ${index + 1}`;
          return (
            <li key={keys[index]} className="item-fields">
              <div className="flex items-center gap-1">
                <span className="me-auto text-small text-muted">{title}</span>
                <ItemButtons
                  title={title}
                  canMove={{ up: index > 0, down: index < items.length - 1 }}
                  onMove={(by) => move(index, by)}
                  onRemove={named ? undefined : () => remove(index)}
                />
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
      <Hint path={path} text={hint && say(hint)} />
      {!named && (
        <button type="button" className="button-quiet button-compact self-start" onClick={add}>
          <Plus aria-hidden="true" /> {text.form.addOne(one)}
        </button>
      )}
      <p role="status" className="text-small text-muted empty:hidden">
        {wasAsked && hasBlank && text.form.fillFirst}
      </p>
    </fieldset>
  );
}

/** Once what has changed is on the screen. */
const focusSoon = (find: () => Element | null | undefined) =>
  requestAnimationFrame(() => (find() as HTMLElement | null | undefined)?.focus());
