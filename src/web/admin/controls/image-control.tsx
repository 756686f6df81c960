import { Images, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { FileDrop } from './file-drop.tsx';
import { useForm, useInput } from './form-context.ts';
import { acceptedBy, faultOfFile, useFilePreview, withPicture } from './image-file.ts';
import { ImagePreview } from './image-preview.tsx';
import { Label } from './label.tsx';

const ChoosePicture = lazy(() => import('../media/choose-picture.tsx'));

/** A picture: a file, one of the library, one built into the site, or a link. */
export function ImageControl({ name, path, field, values, onChange }: ControlProps) {
  const { files, chooseFile, stored } = useForm();
  const input = useInput(path);
  const [isChoosing, setIsChoosing] = useState(false);
  const file = files[name];
  const value = String(values[name] ?? '');
  const src = useFilePreview(file) ?? value;
  const label = say(field.label);
  const { keywords = [], hint, shape, wholeOn, pngOnly = false } = field.input;

  function choose([chosen]: File[]) {
    if (!chosen) return;
    const fault = faultOfFile(chosen, field.input);
    chooseFile(name, fault ? undefined : chosen, fault);
  }

  return (
    <div className="flex flex-col gap-1">
      <Label path={path} isRequired={field.required && !stored}>
        {label}
      </Label>
      <div className="flex flex-wrap items-start gap-4">
        <figure className="flex flex-none flex-col gap-1">
          <ImagePreview
            src={src}
            focus={String(values[`${name}Focus`] ?? '')}
            shape={shape}
            wholeOn={wholeOn}
            label={label}
          />
          {src && !wholeOn && (
            <figcaption className="text-small text-muted">{text.image.cropped}</figcaption>
          )}
        </figure>
        <div className="flex min-w-56 flex-1 flex-col gap-2">
          <FileDrop
            label={label}
            input={{ ...input, accept: acceptedBy(field.input) }}
            onFiles={choose}
            chosen={file}
          />
          <Fault path={path} />
          {hint && <p className="text-small text-muted">{say(hint)}</p>}
          <div className="flex flex-wrap items-center gap-2">
            <button
              type="button"
              className="button-quiet button-compact"
              aria-haspopup="dialog"
              onClick={() => setIsChoosing(true)}
            >
              <Images aria-hidden="true" /> {text.image.chooseExisting}
            </button>
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
            {!wholeOn && (
              <input
                type="url"
                dir="ltr"
                className="control min-w-40 flex-1"
                aria-label={text.image.link(label)}
                placeholder="https://"
                value={/^https?:/.test(value) ? value : ''}
                onChange={(event) => onChange(withValue(values, name, event.target.value || null))}
              />
            )}
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
      {isChoosing && (
        <Suspense>
          <ChoosePicture
            label={label}
            pngOnly={pngOnly}
            onClose={() => setIsChoosing(false)}
            onChoose={(picture) => {
              setIsChoosing(false);
              chooseFile(name, undefined);
              onChange(withPicture(values, name, picture));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
