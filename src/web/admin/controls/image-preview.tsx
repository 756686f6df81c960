import { ImageOff } from 'lucide-react';
import { text } from '../language/text.ts';

interface ImagePreviewProps {
  src: string;
  /** The point that stays in view when the site crops it. */
  focus?: string;
  label: string;
}

/** The picture as the site will crop it. */
export function ImagePreview({ src, focus, label }: ImagePreviewProps) {
  if (/^(\/|data:)/.test(src)) {
    return (
      <img
        src={src}
        alt={text.image.previewOf(label)}
        className="image-preview"
        style={focus ? { objectPosition: focus } : undefined}
      />
    );
  }
  return (
    <div className="image-preview flex flex-col items-center justify-center gap-1 p-2 text-center text-small text-muted">
      <ImageOff aria-hidden="true" className="size-5" />
      <bdi className="break-all">{src || text.image.none}</bdi>
    </div>
  );
}
