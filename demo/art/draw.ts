import { mkdir, readdir } from 'node:fs/promises';
import { type Picture, render } from './drawing/render.ts';
import { banner, wide } from './drawing/scene.ts';

/** `node demo/art/draw.ts` draws every picture, `… draw.ts blog-01 logo-` those whose names match. */
const wanted = process.argv.slice(2);
const source = new URL('pictures/', import.meta.url);
const target = new URL('../images/', import.meta.url);

await mkdir(target, { recursive: true });
const names = (await readdir(source)).map((file) => file.replace(/\.ts$/, '')).sort();
let total = 0;
for (const name of names) {
  if (wanted.length > 0 && !wanted.some((prefix) => name.startsWith(prefix))) continue;
  const drawn = (await import(new URL(`${name}.ts`, source).href)) as Drawn;
  const bytes = await render({ ...canvasFor(name), ...drawn }, target);
  total += bytes;
  console.log(`${name} ${Math.round(bytes / 1024)} KB`);
}
console.log(`${Math.round(total / 1024)} KB in all`);

interface Drawn {
  shapes: string;
  /** Where it is lower than others of its kind. */
  height?: number;
}

function canvasFor(name: string): Omit<Picture, 'shapes'> {
  // The specification takes PNG alone for banners and the innovation pictures.
  if (name.startsWith('banner-')) return { file: `${name}.png`, ...banner, grain: 0 };
  if (name.startsWith('innovation-')) return { file: `${name}.png`, ...wide, grain: 0 };
  const file = `${name}.webp`;
  if (name.startsWith('logo-')) return { file, width: 480, height: 240, grain: 0 };
  if (name.startsWith('portrait-')) return { file, width: 480, height: 480 };
  if (name.startsWith('tenant-')) return { file, width: 384, height: 384, grain: 0 };
  // In a text, wide and low: the words go on below.
  if (name.startsWith('figure-')) return { file, width: 1600, height: 800 };
  if (name === 'expert-at') return { file, width: 1200, height: 1200 };
  return { file, ...wide };
}
