import { ImageUp } from 'lucide-react';
import { type ClipboardEvent, type InputHTMLAttributes, useEffect, useRef } from 'react';
import { type DropItem, DropZone, isFileDropItem } from 'react-aria-components';
import { text } from '../language/text.ts';

interface FileDropProps {
  /** What the files are for. */
  label: string;
  /** The picker's own attributes: its label, what it accepts, whether it takes several. */
  input: InputHTMLAttributes<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  /** The file that is waiting to be saved. */
  chosen?: File | undefined;
}

/** Where files are chosen, dropped, or pasted while it has the focus. */
export function FileDrop({ label, input, onFiles, chosen }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  // Refused, saved or given up: the picker must not go on naming a file, and takes it again.
  useEffect(() => {
    if (!chosen && picker.current) picker.current.value = '';
  });

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
          ref={picker}
          type="file"
          className="file-input"
          onChange={(event) => onFiles([...(event.target.files ?? [])])}
        />
        <span className="text-small text-muted">{text.image.dropOrPaste}</span>
      </DropZone>
    </div>
  );
}
