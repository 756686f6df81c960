import type { Sharp } from 'sharp';
import { imageLimits } from '../../model/vocabulary/images.ts';

export type Decoder = (bytes: Buffer) => Sharp;

/** At the first upload, not at the start of the program, which it would slow down. */
export function loadDecoder(): Promise<Decoder> {
  loaded ??= load();
  return loaded;
}

let loaded: Promise<Decoder> | undefined;

const SECONDS_LIMIT = 60;

async function load(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // The library also reads SVG, TIFF, HEIF and more: none of that code is to meet a stranger's file.
  sharp.block({ operation: ['VipsForeignLoad'] });
  const taken = ['Jpeg', 'Png', 'Nsgif', 'Webp'];
  sharp.unblock({ operation: taken.map((format) => `VipsForeignLoad${format}`) });

  const options = {
    animated: true,
    // Counts the pixels of all frames together.
    limitInputPixels: imageLimits.pixels,
    // Refuses what is cut off, but not the harmless warnings that many cameras and tools cause.
    failOn: 'error',
  } as const;
  return (bytes) => sharp(bytes, options).timeout({ seconds: SECONDS_LIMIT });
}
