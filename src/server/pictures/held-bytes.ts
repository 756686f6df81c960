import type { Metadata } from 'sharp';

/**
 * How much a decoder must hold at once. Most pictures pass through it line by line; these do not:
 * what is interlaced or comes in several scans is complete only at its end.
 */
export function heldBytes(found: Metadata, bytes: Buffer): number {
  const { format, width, height, pages = 1, channels, depth, isProgressive } = found;
  const pixels = width * (found.pageHeight ?? height);
  switch (format) {
    case 'jpeg':
      return heldByJpeg(bytes, pixels);
    case 'png':
      return isProgressive ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0;
    // The canvas, and the frame before, which the next one is drawn upon.
    case 'webp':
      return pixels * 4 * (pages > 1 ? 2 : 1);
    case 'gif':
      return pixels * 5 * (pages > 1 ? 2 : 1);
    default:
      return 0;
  }
}

/** Read from the file itself: the header's summary does not tell how each colour is sampled. */
function heldByJpeg(bytes: Buffer, pixels: number): number {
  let samples = 0;
  let components = 0;
  let isProgressive = false;
  for (const { marker, at } of segmentsOf(bytes)) {
    if (FRAMES.has(marker)) {
      isProgressive = marker === PROGRESSIVE || marker === PROGRESSIVE_ARITHMETIC;
      components = bytes[at + 7] ?? 0;
      samples = samplesPerPixel(bytes.subarray(at + 8, at + 8 + 3 * components));
    }
    if (marker === SCAN) {
      const inSeveralScans = (bytes[at + 2] ?? 0) < components;
      return isProgressive || inSeveralScans ? pixels * samples * BYTES_PER_SAMPLE : 0;
    }
  }
  return 0;
}

const PROGRESSIVE = 0xc2;
const PROGRESSIVE_ARITHMETIC = 0xca;
const FRAMES = new Set([0xc0, 0xc1, PROGRESSIVE, 0xc9, PROGRESSIVE_ARITHMETIC]);
const SCAN = 0xda;
const BYTES_PER_SAMPLE = 2;

/** The segments up to the first scan; `at` is where the length of each stands. */
function* segmentsOf(bytes: Buffer): Generator<{ marker: number; at: number }> {
  let at = 2;
  while (at + 4 <= bytes.length) {
    // Any number of fill bytes may stand before a marker, and foreign bytes between segments.
    if (bytes[at] !== 0xff || bytes[at + 1] === 0xff || bytes[at + 1] === 0) at += 1;
    else {
      yield { marker: bytes[at + 1] ?? 0, at: at + 2 };
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
}

/** Each component takes three bytes: its number, its two sampling factors, its table. */
function samplesPerPixel(components: Buffer): number {
  const factors = Array.from({ length: components.length / 3 }, (_, index) => {
    const sampling = components[3 * index + 1] ?? 0x11;
    return { across: sampling >> 4, down: sampling & 15 };
  });
  const across = Math.max(...factors.map((factor) => factor.across), 1);
  const down = Math.max(...factors.map((factor) => factor.down), 1);
  return factors.reduce((sum, factor) => sum + (factor.across * factor.down) / (across * down), 0);
}
