import { preload } from 'react-dom';
import { pictureFacts, type Variant, variantsOf } from '../../model/picture.ts';

interface PictureProps {
  /** An upload, a file of the build or a link to another host. */
  src: string;
  alt: string;
  /** How wide it is shown, as in the HTML attribute: the browser picks the copy by it. */
  sizes?: string;
  /** For the largest picture of the first screen: loaded at once, before others. */
  priority?: boolean;
  /** Only for pictures that are no uploads: those know their own size. */
  width?: number;
  height?: number;
  className?: string;
  /** The point that stays in view when the picture is cropped: `30% 70%`, the middle if blank. */
  focus?: string | undefined;
}

export function Picture({ src, priority = false, focus, ...rest }: PictureProps) {
  const { sizes = '100vw', alt, className = '', width, height } = rest;
  const copies = copiesFor(src, sizes);
  const facts = pictureFacts(src);
  const size = facts ?? { width, height };
  // Its room is seen while it loads; what lets its background shine through has none.
  const waiting = facts && facts.color !== 'transparent' ? 'bg-current/8' : '';
  const { avif } = priority ? variantsOf(src) : { avif: [] };
  if (avif.length > 0) {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSetOf(avif),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    // Every browser that has no AVIF has WebP. Its parts would else be items of the grid around it.
    <picture className="contents">
      {copies.source}
      <img
        alt={alt}
        width={size.width}
        height={size.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        // The text of the first screen waits for its picture rather than showing a hole.
        decoding={priority ? 'sync' : 'async'}
        className={`${className} ${waiting} ${focusClass(focus)}`}
        {...copies.image}
        src={src}
      />
    </picture>
  );
}

/** The copies that a browser picks from, by how wide the picture is shown. */
export function copiesFor(src: string, sizes: string) {
  const { avif, webp } = variantsOf(src);
  return {
    source: avif.length > 0 && (
      <source className="hidden" type="image/avif" srcSet={srcSetOf(avif)} sizes={sizes} />
    ),
    image: webp.length > 0 ? { srcSet: srcSetOf(webp), sizes } : {},
  };
}

/** Stands where a picture is missing, in the same room. */
export function PicturePlaceholder({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`grid-motif bg-ink-raised ${className}`} />;
}

/** A page may carry no style of its own, so each share is rounded to one of eleven classes. */
function focusClass(focus = ''): string {
  const [x, y] = focus.split(' ').map((share) => Math.round(Number.parseInt(share, 10) / 10) * 10);
  return focus && `focus-x-${x} focus-y-${y}`;
}

const srcSetOf = (variants: readonly Variant[]) =>
  variants.map(({ path, width }) => `${path} ${width}w`).join(', ');
