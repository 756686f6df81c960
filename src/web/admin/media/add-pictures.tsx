import { useId } from 'react';
import type { Picture } from '../../../model/contracts/pictures.ts';
import { FileDrop } from '../controls/file-drop.tsx';
import { acceptedBy, faultOfFile } from '../controls/image-file.ts';
import { say } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { addPicture } from './calls.ts';
import { mediaText } from './texts.ts';

/** Puts files into the library, one after another; the last one that arrived is shown. */
export function AddPictures({ onAdded }: { onAdded: (picture: Picture) => void }) {
  const notices = useNotices();
  const id = useId();
  const { isBusy, attempt } = useAttempt();

  async function add(files: File[]) {
    const added: Picture[] = [];
    await attempt(async () => {
      for (const file of files) {
        const fault = faultOfFile(file, {});
        if (fault) throw new Error(say(fault));
        added.push(await addPicture(file));
      }
      notices.succeed(mediaText.added);
    });
    const last = added.at(-1);
    if (last) onAdded(last);
  }

  return (
    <div className="flex w-full flex-col gap-1" aria-busy={isBusy}>
      <label htmlFor={id} className="text-small font-medium">
        {mediaText.add}
      </label>
      <FileDrop
        label={mediaText.add}
        input={{
          id,
          accept: acceptedBy({}),
          multiple: true,
          disabled: isBusy,
        }}
        onFiles={add}
      />
      <p role="status" className="text-small text-muted">
        {isBusy && mediaText.adding}
      </p>
    </div>
  );
}
