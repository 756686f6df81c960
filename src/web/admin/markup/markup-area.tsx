import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  Suspense,
  useRef,
  useState,
} from 'react';
import type { Markup } from '../../../model/markdown/pieces.ts';
import { applyEdit, selectedIn } from './apply-edit.ts';
import {
  type Edit,
  goOn,
  putLink,
  putPicture,
  putText,
  type Selected,
  toggleLines,
  toggleMark,
} from './edits.ts';
import { type MarkupTool, MarkupToolbar } from './markup-toolbar.tsx';
import { pastedMarkdown } from './paste.ts';

const ChoosePicture = lazy(() => import('../media/choose-picture.tsx'));
const LinkDialog = lazy(() => import('./link-dialog.tsx'));

interface MarkupAreaProps extends ComponentProps<'textarea'> {
  label: string;
  markup: Markup;
}

/** A text area for a text with marks: a toolbar, the usual keys, and pasting that keeps them. */
export function MarkupArea({ label, markup, ...props }: MarkupAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [opened, setOpened] = useState<{ tool: 'link' | 'picture'; at: Selected }>();

  function edit(change: (selected: Selected) => Edit | undefined): boolean {
    const made = area.current && change(selectedIn(area.current));
    if (area.current && made) applyEdit(area.current, made);
    return Boolean(made);
  }

  function use(tool: MarkupTool) {
    if (tool === 'bold') edit((selected) => toggleMark(selected, '**'));
    else if (tool === 'italic') edit((selected) => toggleMark(selected, '*'));
    else if (tool !== 'link' && tool !== 'picture') edit((selected) => toggleLines(selected, tool));
    else if (area.current) setOpened({ tool, at: selectedIn(area.current) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const tool = isCommand && keys[event.code];
    if (tool) use(tool);
    else if (event.key !== 'Enter' || event.shiftKey || isCommand || markup === 'inline') return;
    else if (!edit(goOn)) return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = pastedMarkdown(event.clipboardData, markup);
    if (!pasted) return;
    event.preventDefault();
    pasted.then((text) => edit((selected) => putText(selected, text)));
  }

  /** Where it was opened from is where it comes back to. */
  function close(change?: Edit) {
    setOpened(undefined);
    requestAnimationFrame(() => {
      if (change && area.current) applyEdit(area.current, change);
      else area.current?.focus();
    });
  }

  return (
    <div className="markup-area">
      <MarkupToolbar label={label} markup={markup} onUse={use} />
      <textarea {...props} ref={area} onKeyDown={onKeyDown} onPaste={onPaste} />
      {opened && (
        <Suspense>
          {opened.tool === 'link' ? (
            <LinkDialog
              at={opened.at}
              onClose={() => close()}
              onPut={(place, link) => close(putLink(place, link))}
            />
          ) : (
            <ChoosePicture
              label={label}
              pngOnly={false}
              onClose={() => close()}
              onChoose={({ path, alt, ar }) => {
                const said = props.lang === 'ar' ? ar?.alt || alt : alt;
                close(putPicture(opened.at, { src: path, alt: said }));
              }}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}

/** By where the keys are: an Arabic keyboard writes other letters with them. */
const keys: Record<string, MarkupTool> = { KeyB: 'bold', KeyI: 'italic', KeyK: 'link' };
