import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { element } from './element.ts';
import { paints } from './paint.ts';
import { randomFrom } from './random.ts';

export interface Picture {
  file: string;
  width: number;
  height: number;
  shapes: string;
  grain?: number;
}

/** As good as fits into this many bytes. */
const aim = 90 * 1024;
const qualities = [93, 88, 84, 80, 74];

/** Drawn at twice the size, so that curves and hairlines come out clean. */
export async function render(picture: Picture, folder: URL): Promise<number> {
  const { width, height, grain = 7 } = picture;
  const drawn = sharp(Buffer.from(svg(picture)), { density: 144 }).resize(width, height);
  const pixels = await drawn.png().toBuffer();
  const grained = grain
    ? await sharp(pixels)
        .composite([grainOver(width, height, grain)])
        .png()
        .toBuffer()
    : pixels;
  const encoded = picture.file.endsWith('.png') ? await asPalette(grained) : await asWebp(grained);
  await writeFile(new URL(picture.file, folder), encoded);
  return encoded.length;
}

function svg({ width, height, shapes }: Picture): string {
  const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`;
  const root = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox };
  return element('svg', root, element('defs', {}, paints()), shapes);
}

/** A paper-like tooth: grey noise in a soft light. */
function grainOver(width: number, height: number, strength: number) {
  const random = randomFrom(120);
  const noise = Buffer.alloc(width * height);
  for (let index = 0; index < noise.length; index++) {
    noise[index] = 128 + (random() + random() - 1) * strength * 2;
  }
  const raw = { width, height, channels: 1 as const };
  return { input: noise, raw, blend: 'soft-light' as const };
}

/** Dithering keeps gradients smooth with few colours, and is the grain of these pictures. */
const asPalette = (pixels: Buffer) =>
  sharp(pixels)
    .png({ palette: true, quality: 90, dither: 0.6, effort: 8, compressionLevel: 9 })
    .toBuffer();

async function asWebp(pixels: Buffer): Promise<Buffer> {
  let encoded = pixels;
  for (const quality of qualities) {
    encoded = await sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (encoded.length <= aim) break;
  }
  return encoded;
}
