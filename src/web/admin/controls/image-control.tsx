import { ImageUp, X } from 'lucide-react';
import type { DropItem } from 'react-aria-components';
import { DropZone, isFileDropItem } from 'react-aria-components';
import { withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { useForm, useInput } from './form-context.ts';
import { acceptedBy, faultOfFile, useFilePreview } from './image-file.ts';
import { ImagePreview } from './image-preview.tsx';
import { Label } from './label.tsx';

/** A picture: chosen, dropped or pasted as a file, one built into the site, or a link. */
export function ImageControl({ name, path, field, values, onChange }: ControlProps) {
  const { files, chooseFile, stored } = useForm();
  const { id, ...input } = useInput(path);
  const file = files[name];
  const value = String(values[name] ?? '');
  const src = useFilePreview(file) ?? value;
  const label = say(field.label);
  const { keywords = [], hint } = field.input;

  function choose(chosen: File | null | undefined) {
    if (!chosen) return;
    const fault = faultOfFile(chosen, field.input);
    chooseFile(name, fault ? undefined : chosen, fault);
  }

  /** Dropped on it, or pasted while it has the focus. */
  async function receive({ items }: { items: DropItem[] }) {
    choose(await items.find(isFileDropItem)?.getFile());
  }

  return (
    <div className="flex flex-col gap-1">
      <Label path={path} isRequired={field.required && !stored}>
        {label}
      </Label>
      <div className="flex flex-wrap items-start gap-4">
        <ImagePreview src={src} focus={String(values[`${name}Focus`] ?? '')} label={label} />
        <div className="flex min-w-56 flex-1 flex-col gap-2">
          <DropZone className="drop-area" aria-label={text.image.dropInto(label)} onDrop={receive}>
            <ImageUp aria-hidden="true" className="size-5 shrink-0" />
            <input
              {...input}
              id={id}
              type="file"
              accept={acceptedBy(field.input)}
              className="file-input"
              // The same file can be chosen again after a refusal.
              onClick={(event) => {
                event.currentTarget.value = '';
              }}
              onChange={(event) => choose(event.target.files?.[0])}
            />
            <span className="text-small text-muted">{text.image.dropOrPaste}</span>
          </DropZone>
          <Fault path={path} />
          {hint && <p className="text-small text-muted">{say(hint)}</p>}
          <div className="flex flex-wrap items-center gap-2">
            {keywords.length > 0 && (
              <select
                className="control w-auto"
                aria-label={text.image.builtIn(label)}
                value={keywords.includes(value) ? value : ''}
                onChange={(event) => onChange(withValue(values, name, event.target.value))}
              >
                <option value="">{text.image.noBuiltIn}</option>
                {keywords.map((keyword) => (
                  <option key={keyword} value={keyword}>
                    {keyword}
                  </option>
                ))}
              </select>
            )}
            <input
              type="url"
              dir="ltr"
              className="control min-w-40 flex-1"
              aria-label={text.image.link(label)}
              placeholder="https://"
              value={/^https?:/.test(value) ? value : ''}
              onChange={(event) => onChange(withValue(values, name, event.target.value || null))}
            />
            {(file || (value && !field.required)) && (
              <button
                type="button"
                className="button-quiet button-compact"
                onClick={() =>
                  file ? chooseFile(name, undefined) : onChange(withValue(values, name, null))
                }
              >
                <X aria-hidden="true" /> {file ? text.image.unchoose : text.image.remove}
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
