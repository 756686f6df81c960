/**
 * All a page must know of a stored picture is in its name, so a page needs no look-up and an API
 * answer no second field: `/uploads/<hash>-<width>x<height>-<colour>.<type>`.
 */
export interface PictureFacts {
  width: number;
  height: number;
  /** A CSS colour to show in its place while it loads. */
  color: string;
}

export type VariantFormat = 'avif' | 'webp';

export interface Variant {
  width: number;
  path: string;
}

/** `null` for links, keywords and whatever else is no picture stored here. */
export function pictureFacts(path: string | null | undefined): PictureFacts | null {
  const [, width, height, color] = STORED.exec(path ?? '') ?? [];
  if (!width || !height || !color) return null;
  return {
    width: Number(width),
    height: Number(height),
    // A colour behind a picture that lets it shine through would stay.
    color: color === SEE_THROUGH ? 'transparent' : `#${color}`,
  };
}

/** A drawing that stands free on its page. */
export const isSeeThrough = (path: string) => pictureFacts(path)?.color === 'transparent';

/** Each at most 1.6 times the one before; phones are 720, 750, 1080 or 1170 dots wide. */
export const variantWidths = [320, 480, 750, 1200, 1920] as const;

/** The smaller copies of a picture, narrowest first. What moves has none: it is shown as it is. */
export function variantsOf(
  path: string | null | undefined,
): Record<VariantFormat, readonly Variant[]> {
  const facts = pictureFacts(path);
  if (!path || !facts || path.endsWith(MOVING)) return { avif: [], webp: [] };
  const largest = Math.min(facts.width, variantWidths[variantWidths.length - 1] ?? 0);
  const widths = [...variantWidths.filter((width) => width < largest), largest];
  const inFormat = (format: VariantFormat) =>
    widths.map((width) => ({ width, path: variantPath(path, width, format) }));
  return { avif: inFormat('avif'), webp: inFormat('webp') };
}

/** A picture stored here that does not move. */
export const isStill = (path: string | null | undefined): path is string =>
  variantsOf(path).avif.length > 0;

export const variantPath = (path: string, width: number, format: VariantFormat) =>
  `${path}.w${width}.${format}`;

/** The way back: which copy of which picture a path names, of whatever width. */
export function variantAt(
  path: string,
): { original: string; width: number; format: VariantFormat } | null {
  const [, original, digits, format] = VARIANT.exec(path) ?? [];
  if (!isStill(original)) return null;
  return { original, width: Number(digits), format: format as VariantFormat };
}

/** Whether pages name it. No other copies are made, but some may have been by an older program. */
export function isOffered(path: string): boolean {
  const variant = variantAt(path);
  if (!variant) return false;
  return variantsOf(variant.original)[variant.format].some((each) => each.path === path);
}

/** The path of a picture with the given facts; `none` is the colour of one that is see-through. */
export function picturePath(
  { hash, width, height, color }: { hash: string; width: number; height: number; color: string },
  type: 'jpg' | 'png' | 'webp' | 'anim.webp',
): string {
  return `/uploads/${hash}-${width}x${height}-${color}.${type}`;
}

export const SEE_THROUGH = 'none';

const MOVING = '.anim.webp';
const STORED =
  /^\/uploads\/[0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6}|none)\.(?:jpg|png|webp|anim\.webp)$/;
const VARIANT = /^(.+)\.w([1-9]\d{0,4})\.(avif|webp)$/;
