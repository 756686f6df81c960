import type { Edit, Selected } from './edits.ts';

export const selectedIn = ({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): Selected => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

/** Typed in by the browser, so that its undo takes it back; nothing else leaves that whole. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isTyped) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
