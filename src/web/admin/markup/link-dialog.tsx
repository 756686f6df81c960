import { type FormEvent, useEffect, useId, useState } from 'react';
import { isLinkTarget } from '../../../model/markdown/link-target.ts';
import { ModalWindow } from '../modal-window.tsx';
import { linkAt, type Selected } from './edits.ts';
import { completeAddress } from './link-address.ts';
import { ownPages } from './own-pages.ts';
import { texts } from './texts.ts';

interface LinkDialogProps {
  at: Selected;
  onPut: (place: { from: number; to: number }, link: { words: string; address: string }) => void;
  onClose: () => void;
}

/** Asks where a link leads to, and offers the pages of this site. */
export default function LinkDialog({ at, onPut, onClose }: LinkDialogProps) {
  const found = linkAt(at);
  const [words, setWords] = useState(found.words);
  const [address, setAddress] = useState(found.address);
  const [isRefused, setIsRefused] = useState(false);
  const [pages, setPages] = useState<{ path: string; title: string }[]>([]);
  const id = useId();
  useEffect(() => {
    ownPages().then(setPages);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const complete = completeAddress(address);
    if (!isLinkTarget(complete)) return setIsRefused(true);
    onPut(found, { words, address: complete });
  }

  return (
    <ModalWindow heading={texts.linkHeading} isDismissable onClose={onClose} className="max-w-120">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <label className="flex flex-col gap-1 text-small font-medium">
          {texts.address}
          <input
            // biome-ignore lint/a11y/noAutofocus: the window was opened to fill it in
            autoFocus
            dir="ltr"
            className="control"
            list={`${id}-pages`}
            value={address}
            aria-invalid={isRefused || undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              setAddress(event.target.value);
              setIsRefused(false);
            }}
          />
          <datalist id={`${id}-pages`}>
            {pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </datalist>
        </label>
        <p
          id={`${id}-hint`}
          role={isRefused ? 'alert' : undefined}
          className={isRefused ? 'field-error' : 'text-small text-muted'}
        >
          {isRefused ? texts.notAddress : texts.addressHint}
        </p>
        <label className="flex flex-col gap-1 text-small font-medium">
          {texts.words}
          <input
            dir="auto"
            className="control"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button-signal button-compact">
            {texts.put}
          </button>
          {found.address && (
            <button
              type="button"
              className="button-quiet button-compact"
              onClick={() => onPut(found, { words, address: '' })}
            >
              {texts.remove}
            </button>
          )}
          <button type="button" className="button-quiet button-compact" onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </ModalWindow>
  );
}
