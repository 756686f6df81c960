import { ImageUp } from 'lucide-react';
import type { ClipboardEvent, InputHTMLAttributes } from 'react';
import { type DropItem, DropZone, isFileDropItem } from 'react-aria-components';
import { text } from '../language/text.ts';

interface FileDropProps {
  /** What the files are for. */
  label: string;
  /** The picker's own attributes: its label, what it accepts, whether it takes several. */
  input: InputHTMLAttributes<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** Where files are chosen, dropped, or pasted while it has the focus. */
export function FileDrop({ label, input, onFiles }: FileDropProps) {
  async function receive({ items }: { items: DropItem[] }) {
    onFiles(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())));
  }

  /** The library takes only what lies on a disk, and a screenshot does not; so it never hears. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  }

  return (
    <div onPasteCapture={paste}>
      <DropZone className="drop-area" aria-label={text.image.dropInto(label)} onDrop={receive}>
        <ImageUp aria-hidden="true" className="size-5 shrink-0" />
        <input
          {...input}
          type="file"
          className="file-input"
          // The same file can be chosen again after a refusal.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => onFiles([...(event.target.files ?? [])])}
        />
        <span className="text-small text-muted">{text.image.dropOrPaste}</span>
      </DropZone>
    </div>
  );
}
