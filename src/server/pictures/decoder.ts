import sharp, { type Sharp } from 'sharp';

export interface Decoder {
  (bytes: Buffer): Sharp;
  /** How many pixels a picture may have. */
  readonly pixels: number;
}

sharp.concurrency(1);
sharp.cache(false);
// The library also reads SVG, TIFF, HEIF and more: none of that code is to meet a stranger's file.
sharp.block({ operation: ['VipsForeignLoad'] });
const taken = ['Jpeg', 'Png', 'Nsgif', 'Webp'];
sharp.unblock({ operation: taken.map((format) => `VipsForeignLoad${format}`) });

/** `pixels` counts those of all frames together. */
export function decoderFor({ pixels }: { pixels: number }): Decoder {
  const decode = (bytes: Buffer) => open(bytes, pixels);
  return Object.assign(decode, { pixels });
}

/** The header of a picture of any size; no pixel is decoded. */
export const readHeader = (bytes: Buffer) => open(bytes, false).metadata();

const open = (bytes: Buffer, pixels: number | false) =>
  sharp(bytes, {
    animated: true,
    limitInputPixels: pixels,
    // Refuses what is cut off, but not the harmless warnings that many cameras and tools cause.
    failOn: 'error',
  }).timeout({ seconds: SECONDS_LIMIT });

/** Pixels that were decoded before, with what must be known to read them. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

export const fromPixels = ({ data, ...raw }: Pixels): Sharp =>
  sharp(data, { raw }).timeout({ seconds: SECONDS_LIMIT });

const SECONDS_LIMIT = 60;
