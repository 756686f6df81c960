import type { PointerEvent } from 'react';
import { text } from '../language/text.ts';

interface FocusPickerProps {
  src: string;
  /** Shares of a hundred, from the left and the top in either language. */
  x: number;
  y: number;
  onPick: (x: number, y: number) => void;
}

/** The whole picture with its focal point, which follows the pointer; the sliders are its twin. */
export function FocusPicker({ src, x, y, onPick }: FocusPickerProps) {
  function pick(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPick(share(event.clientX - left, width), share(event.clientY - top, height));
  }

  return (
    <figure className="flex flex-col items-start gap-1">
      <div
        className="focus-picker"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pick(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pick(event);
        }}
      >
        <img src={src} alt="" draggable={false} />
        <span className="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <figcaption className="text-small text-muted">{text.image.pickFocus}</figcaption>
    </figure>
  );
}

const share = (at: number, length: number) =>
  Math.min(100, Math.max(0, Math.round((100 * at) / length)));
