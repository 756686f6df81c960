import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { text } from '../language/text.ts';

interface ItemButtonsProps {
  title: string;
  /** Whether there is an item before it and after it. */
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
  /** None where the item has to stay. */
  onRemove: (() => void) | undefined;
}

/** At its end a button stays focusable, so that the keyboard is not thrown out of the form. */
export function ItemButtons({ title, canMove, onMove, onRemove }: ItemButtonsProps) {
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-disabled={!canMove.up}
        aria-label={text.list.moveUp(title)}
        onClick={() => canMove.up && onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-disabled={!canMove.down}
        aria-label={text.list.moveDown(title)}
        onClick={() => canMove.down && onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </button>
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={text.form.remove(title)}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </>
  );
}
