import type { Sharp } from 'sharp';
import type { Decoder } from './decoder.ts';
import type { UploadExtension } from './upload-name.ts';
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

export interface EncodedPicture {
  bytes: Buffer;
  extension: UploadExtension;
  width: number;
  height: number;
}

/** The type comes from the bytes. Throws on all that is no picture of ours, or is too large. */
export async function inspectPicture(decode: Decoder, bytes: Buffer): Promise<Picture> {
  const found = await decode(bytes).metadata();
  const { format, width, height, pageHeight = height, pages: frames = 1 } = found;
  if (format !== 'jpeg' && format !== 'png' && format !== 'gif' && format !== 'webp') {
    throw new Error(`The format ${format} is not taken.`);
  }
  // Each frame costs the encoder as much as all before it: 200,000 of one pixel take many minutes.
  if (frames > FRAME_LIMIT) throw new Error(`${frames} frames are too many.`);
  // The decoder takes a cut-off animation for a shorter one.
  if (format === 'gif' && !isWholeGif(bytes)) throw new Error('The GIF ends too early.');
  return { bytes, format, width, height: pageHeight, frames, hasPalette: found.isPalette };
}

/**
 * Pixels in, pixels out: metadata, and whatever else was hidden in the file, stays behind.
 * Throws when the picture cannot be decoded to its end.
 */
export async function encodePicture(decode: Decoder, picture: Picture): Promise<EncodedPicture> {
  const decoded = decode(picture.bytes);
  // Only a still picture can be turned; no camera writes an orientation into an animation.
  const upright = picture.frames === 1 ? decoded.autoOrient() : decoded;
  const fitting = isOversized(picture) ? upright.resize(LARGEST) : upright;
  const [output, extension] = encoderFor(picture, fitting);
  const { data, info } = await output.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension, width: info.width, height: info.pageHeight ?? info.height };
}

const FRAME_LIMIT = 1000;
// No screen shows more, and encoding 50 megapixels as WebP would take 700 MB.
const LARGEST = { width: 4096, height: 4096, fit: 'inside' } as const;
// Lossless WebP takes 35 bytes of memory for each pixel of a frame.
const LOSSLESS_PIXEL_LIMIT = 4_000_000;

function isOversized({ width, height }: Picture): boolean {
  return width > LARGEST.width || height > LARGEST.height;
}

function encoderFor(picture: Picture, image: Sharp): [Sharp, UploadExtension] {
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
    case 'gif': {
      const lossless = picture.width * picture.height <= LOSSLESS_PIXEL_LIMIT;
      return [image.webp({ quality: 88, lossless }), 'webp'];
    }
  }
}
