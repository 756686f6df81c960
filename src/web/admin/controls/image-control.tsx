import { Images, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { FileDrop } from './file-drop.tsx';
import { inputIn, useForm } from './form-context.ts';
import { Hint } from './hint.tsx';
import { acceptedBy, faultOfFile, useFilePreview, withPicture } from './image-file.ts';
import { ImagePreview } from './image-preview.tsx';
import { Label } from './label.tsx';

const ChoosePicture = lazy(() => import('../media/choose-picture.tsx'));

/** A picture: a file, one of the library, one built into the site, or a link. */
export function ImageControl({ name, path, field, values, stored, onChange }: ControlProps) {
  const form = useForm();
  const { files, chooseFile, stored: record } = form;
  const [isChoosing, setIsChoosing] = useState(false);
  const [link, setLink] = useState('');
  const file = files[name];
  const value = String(values[name] ?? '');
  const src = useFilePreview(file) ?? value;
  const label = say(field.label);
  const isRequired = field.required && !record;
  const { keywords = [], hint, shape, wholeOn, pngOnly = false } = field.input;

  // ARIA allows `aria-required` on no file input, so it has the attribute of HTML.
  const { 'aria-required': required, ...input } = inputIn(form, path, {
    isRequired,
    hintAt: hint && path,
  });

  function choose([chosen]: File[]) {
    if (!chosen) return;
    const fault = faultOfFile(chosen, field.input);
    chooseFile(name, fault ? undefined : chosen, fault);
  }

  /** Instead of a file that was waiting to be saved. */
  function take(next: string | null) {
    chooseFile(name, undefined);
    onChange(withValue(values, name, next));
  }

  /** Half a link is no link yet; where it is deleted again, the stored picture is there as before. */
  function typeLink(typed: string) {
    setLink(typed);
    const before = String(stored[name] ?? '');
    take(typed || (isLink(before) ? null : before || null));
  }

  return (
    <div className="flex flex-col gap-1">
      <Label path={path} isRequired={isRequired}>
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
            input={{ ...input, required, accept: acceptedBy(field.input) }}
            onFiles={choose}
            chosen={file}
          />
          <Fault path={path} />
          <Hint path={path} text={hint && say(hint)} />
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
                onChange={(event) => take(event.target.value)}
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
                value={value === link || isLink(value) ? value : ''}
                onChange={(event) => typeLink(event.target.value)}
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

const isLink = (value: string) => /^https?:/.test(value);
