import type { Sharp } from 'sharp';
import { SEE_THROUGH, type VariantFormat } from '../../model/picture.ts';
import { type Decoder, fromPixels, readHeader } from './decoder.ts';
import { heldBytes } from './held-bytes.ts';
import type { FittedPicture } from './picture-jobs.ts';
import { tooLarge } from './too-large.ts';
import type { UploadType } from './upload-name.ts';
import { isWholeGif } from './whole-gif.ts';

/** A file whose header is that of a picture within the limits; nothing of it is decoded yet. */
export interface Picture {
  bytes: Buffer;
  format: 'jpeg' | 'png' | 'gif' | 'webp';
  width: number;
  /** Of one frame. */
  height: number;
  frames: number;
  hasPalette: boolean;
}

export interface DescribedPicture {
  type: UploadType;
  width: number;
  height: number;
  color: string;
}

export interface EncodedPicture extends DescribedPicture {
  bytes: Buffer;
}

/** The type comes from the bytes. Throws on all that is no picture of ours, or is too large. */
export async function inspectPicture(decode: Decoder, bytes: Buffer): Promise<Picture> {
  const found = await readHeader(bytes);
  const { format, width, height, pageHeight = height, pages: frames = 1 } = found;
  if (format !== 'jpeg' && format !== 'png' && format !== 'gif' && format !== 'webp') {
    throw new Error(`The format ${format} is not taken.`);
  }
  // The height is that of all frames together.
  if (width * height > decode.pixels) throw tooLarge(`${width * height} pixels are too many.`);
  // A strip of one pixel takes a minute to make smaller, however few bytes it has.
  const side = Math.max(width, pageHeight);
  if (side > SIDE_LIMIT) throw tooLarge(`${side} pixels in a row are too many.`);
  // Each frame costs the encoder as much as all before it: 200,000 of one pixel take many minutes.
  if (frames > FRAME_LIMIT) throw tooLarge(`${frames} frames are too many.`);
  if (heldBytes(found, bytes) > HELD_LIMIT) throw tooLarge('It takes too much memory to decode.');
  // The decoder takes a cut-off animation for a shorter one.
  if (format === 'gif' && !isWholeGif(bytes)) throw new Error('The GIF ends too early.');
  return { bytes, format, width, height: pageHeight, frames, hasPalette: found.isPalette };
}

/**
 * Pixels in, pixels out: metadata, and whatever else was hidden in the file, stays behind.
 * Throws when the picture cannot be decoded to its end.
 */
export async function encodePicture(decode: Decoder, picture: Picture): Promise<EncodedPicture> {
  const fitting = isOversized(picture) ? (image: Sharp) => image.resize(LARGEST) : leaveAsItIs;
  if (picture.frames > 1) return encodeAnimation(picture, fitting(decode(picture.bytes)));
  // Decoded to its end before it is encoded, so that only one of the two holds memory at a time.
  const { data, info } = await fitting(decode(picture.bytes).autoOrient())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = { data, width, height, channels };
  const [output, type] = encoderFor(picture, fromPixels(pixels));
  const bytes = await output.toBuffer();
  return { bytes, type, width, height, color: await colorOf(fromPixels(pixels)) };
}

/** What a picture is that is kept as it came. */
export async function describePicture(decode: Decoder, bytes: Buffer): Promise<DescribedPicture> {
  const { format, width, height, frames } = await inspectPicture(decode, bytes);
  const type = format === 'jpeg' ? 'jpg' : frames > 1 ? 'anim.webp' : format;
  if (type === 'gif') throw new Error('A GIF is not kept as it is.');
  return { type, width, height, color: await colorOf(decode(bytes)) };
}

/** A copy of a stored picture, as wide as asked for. */
export function encodeVariant(
  decode: Decoder,
  bytes: Buffer,
  { width, format }: { width: number; format: VariantFormat },
): Promise<Buffer> {
  const resized = decode(bytes).resize({ width });
  return (format === 'avif' ? resized.avif(AVIF) : resized.webp({ quality: 78 })).toBuffer();
}

/** More effort takes six times as long; colours at half the size, as in WebP, cannot be told apart. */
export const AVIF = { quality: 46, effort: 2, chromaSubsampling: '4:2:0' } as const;

/** A copy for the time until the lasting one is made: a sixth of the work for twice the bytes. */
export function encodeQuickly(
  decode: Decoder,
  bytes: Buffer,
  { width }: { width: number },
): Promise<Buffer> {
  return decode(bytes).resize({ width }).webp({ quality: 75, effort: 0 }).toBuffer();
}

/** The whole picture in a box of the given size, as PNG. */
export function encodeFitted(
  decode: Decoder,
  bytes: Buffer,
  { width, height, ground }: FittedPicture,
): Promise<Buffer> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const fitted = decode(bytes).resize({ width, height, fit: 'contain', background });
  return (ground ? fitted.flatten({ background: ground }) : fitted)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const SIDE_LIMIT = 16_384;
const FRAME_LIMIT = 1000;
// Four bytes for each pixel of the largest picture that is taken.
const HELD_LIMIT = 200_000_000;
// Twice what the widest layout shows, and a hundred megabytes less to encode than 4096 would take.
const LARGEST = { width: 2560, height: 2560, fit: 'inside' } as const;
// Lossless WebP takes 35 bytes of memory for each pixel of a frame, and much time for many frames.
const LOSSLESS_LIMIT = { frame: 4_000_000, total: 16_000_000 };

const leaveAsItIs = (image: Sharp) => image;

function isOversized({ width, height }: Picture): boolean {
  return width > LARGEST.width || height > LARGEST.height;
}

function encoderFor(picture: Picture, image: Sharp): [Sharp, UploadType] {
  switch (picture.format) {
    case 'jpeg':
      return [image.jpeg({ quality: 88, mozjpeg: true }), 'jpg'];
    case 'png': {
      // A palette is kept to the last colour and saves space, unless shrinking mixed new colours.
      const palette = picture.hasPalette && !isOversized(picture);
      return [image.png(palette ? { palette, dither: 0 } : { adaptiveFiltering: true }), 'png'];
    }
    case 'webp':
      return [image.webp({ quality: 88 }), 'webp'];
    case 'gif':
      return [asWebp(picture, image), 'webp'];
  }
}

/** A GIF has few colours and hard edges: its pixels are kept where that does not take too long. */
function asWebp({ format, width, height, frames }: Picture, image: Sharp): Sharp {
  const pixels = width * height;
  const isSmall = pixels <= LOSSLESS_LIMIT.frame && pixels * frames <= LOSSLESS_LIMIT.total;
  const lossless = format === 'gif' && isSmall;
  return image.webp({ quality: 88, lossless, effort: isSmall ? 4 : 2 });
}

async function encodeAnimation(picture: Picture, image: Sharp): Promise<EncodedPicture> {
  const { data, info } = await asWebp(picture, image).toBuffer({ resolveWithObject: true });
  const { width, pageHeight: height = info.height } = info;
  return { bytes: data, type: 'anim.webp', width, height, color: SEE_THROUGH };
}

/** The mean of all pixels; none where they let the ground shine through. */
async function colorOf(image: Sharp): Promise<string> {
  const onePixel = image.resize(1, 1, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw();
  const [red, green, blue, alpha] = await onePixel.toBuffer();
  if (alpha !== 255) return SEE_THROUGH;
  return Buffer.from([red ?? 0, green ?? 0, blue ?? 0]).toString('hex');
}
