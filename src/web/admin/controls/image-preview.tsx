import { ImageOff } from 'lucide-react';
import type { InputHints } from '../../../model/vocabulary/field.ts';
import { copiesFor } from '../../ui/picture.tsx';
import { text } from '../language/text.ts';

interface ImagePreviewProps {
  src: string;
  /** The point that stays in view when the site crops it. */
  focus?: string;
  shape?: InputHints['shape'];
  /** The ground that it is shown on as a whole. */
  wholeOn?: InputHints['wholeOn'];
  label: string;
  /** How wide it is shown, as in the HTML attribute. */
  sizes?: string;
}

/** The policy of the area's pages lets no other host's pictures in. */
export const isShowable = (src: string) => /^(\/|data:)/.test(src);

/** The picture as the site will crop it. */
export function ImagePreview(props: ImagePreviewProps) {
  const { src, focus, shape, wholeOn, label, sizes = '10rem' } = props;
  if (isShowable(src)) {
    const copies = copiesFor(src, sizes);
    return (
      <picture className="contents">
        {copies.source}
        <img
          loading="lazy"
          decoding="async"
          {...copies.image}
          src={src}
          alt={text.image.previewOf(label)}
          className="image-preview"
          data-shape={shape}
          data-whole-on={wholeOn}
          style={focus ? { objectPosition: focus } : undefined}
        />
      </picture>
    );
  }
  return (
    <div
      className="image-preview flex flex-col items-center justify-center gap-1 p-2 text-center text-small text-muted"
      data-shape={shape}
    >
      <ImageOff aria-hidden="true" className="size-5" />
      <bdi className="break-all">{src || text.image.none}</bdi>
    </div>
  );
}
