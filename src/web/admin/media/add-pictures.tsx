import { useId, useState } from 'react';
import { messageOf } from '../api.ts';
import { FileDrop } from '../controls/file-drop.tsx';
import { acceptedBy, faultOfFile } from '../controls/image-file.ts';
import { say } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { addPicture, type Picture } from './calls.ts';
import { mediaText } from './texts/media-text.ts';

/** Puts files into the library, one after another; the last one that arrived is shown. */
export function AddPictures({ onAdded }: { onAdded: (picture: Picture) => void }) {
  const notices = useNotices();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);

  async function add(files: File[]) {
    setIsBusy(true);
    let added: Picture | undefined;
    try {
      for (const file of files) {
        const fault = faultOfFile(file, {});
        if (fault) throw new Error(say(fault));
        added = await addPicture(file);
      }
      if (added) notices.succeed(mediaText.added);
    } catch (failure) {
      notices.fail(messageOf(failure));
    }
    setIsBusy(false);
    if (added) onAdded(added);
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
