import { Copy } from 'lucide-react';
import { useId } from 'react';
import type { Picture } from '../../../model/contracts/pictures.ts';
import { Picture as Image } from '../../ui/picture.tsx';
import { placeOf } from '../content/places.ts';
import { FileDrop } from '../controls/file-drop.tsx';
import { acceptedBy, faultOfFile } from '../controls/image-file.ts';
import { say, text } from '../language/text.ts';
import { confirmDelete } from '../notices/confirmation.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { deletePicture, replacePicture } from './calls.ts';
import { PictureFacts } from './picture-facts.tsx';
import { mediaText } from './texts.ts';
import { nameOf } from './words.ts';

interface PicturePanelProps {
  picture: Picture;
  onReplaced: (picture: Picture) => void;
  onDeleted: () => void;
}

/** One picture: what it is, where it is used, and what can be done with it. */
export function PicturePanel({ picture, onReplaced, onDeleted }: PicturePanelProps) {
  const notices = useNotices();
  const id = useId();
  const { isBusy, attempt } = useAttempt();
  const { useCount, olderUseCount } = picture;
  const isUsed = useCount + olderUseCount > 0;
  const rule = { pngOnly: isPngOnly(picture) };

  function replaceWith([file]: File[]) {
    if (!file) return;
    const fault = faultOfFile(file, rule);
    if (fault) return notices.fail(say(fault));
    void attempt(async () => {
      const replaced = await replacePicture(picture._id, file);
      notices.succeed(mediaText.replaced);
      onReplaced(replaced);
    });
  }

  async function remove() {
    if (isUsed || isBusy || !(await confirmDelete(mediaText.confirmDelete, nameOf(picture))))
      return;
    await attempt(async () => {
      await deletePicture(picture._id);
      notices.succeed(mediaText.deleted);
      onDeleted();
    });
  }

  /** Without TLS there is no clipboard; the path can still be read among the facts. */
  async function copyPath() {
    try {
      await navigator.clipboard.writeText(picture.path);
      notices.succeed(mediaText.copied);
    } catch {
      notices.fail(mediaText.copyFailed);
    }
  }

  return (
    <section aria-labelledby={`${id}-name`} aria-busy={isBusy} className="panel picture-panel">
      <h2
        id={`${id}-name`}
        dir="auto"
        tabIndex={-1}
        className="text-lead font-semibold outline-none"
      >
        {nameOf(picture)}
      </h2>
      <a href={picture.path} target="_blank" rel="noreferrer" aria-label={mediaText.openOriginal}>
        <Image src={picture.path} alt={picture.alt} sizes="28rem" className="picture-large" />
      </a>
      <PictureFacts picture={picture} />
      <div className="flex flex-col gap-1">
        <label htmlFor={`${id}-file`} className="text-small font-medium">
          {mediaText.replace}
        </label>
        <FileDrop
          label={mediaText.replace}
          input={{
            id: `${id}-file`,
            accept: acceptedBy(rule),
            'aria-describedby': `${id}-about`,
          }}
          onFiles={replaceWith}
        />
        <p id={`${id}-about`} className="text-small text-muted">
          {isBusy ? text.form.saving : mediaText.replaceAbout(useCount)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button-quiet button-compact" onClick={copyPath}>
          <Copy aria-hidden="true" /> {mediaText.copyPath}
        </button>
        <button
          type="button"
          aria-disabled={isUsed || isBusy}
          aria-describedby={isUsed ? `${id}-why` : undefined}
          className="button-danger button-compact"
          onClick={remove}
        >
          {text.form.delete}
        </button>
        {isUsed && (
          <p id={`${id}-why`} className="text-small text-muted">
            {useCount > 0 ? mediaText.inUse : mediaText.inEarlierUse}
          </p>
        )}
      </div>
    </section>
  );
}

const isPngOnly = ({ uses }: Picture) =>
  uses.some(
    ({ kind, restorableUntil }) =>
      !restorableUntil &&
      Object.values(placeOf(kind).node.fields).some(({ input }) => input.pngOnly),
  );
