import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Mosaic, tall, wide } from '../../../src/web/site/pages/home/facade/mosaics.ts';
import { frame, seconds } from './frame.ts';

/**
 * `node demo/art/video/draw.ts hero` draws the loop behind the home page's headline, and `hero-tall`
 * the one below it on narrow screens; without a name both. Needs ffmpeg.
 */
const films: Record<string, Mosaic> = { hero: wide, 'hero-tall': tall };
const framesPerSecond = 25;
const target = fileURLToPath(new URL('../../../public/video/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'hero-'));
const lossless = join(folder, 'frames.mkv');

const [only] = process.argv.slice(2);
for (const [name, mosaic] of Object.entries(films)) {
  if (only && only !== name) continue;
  await drawFrames(mosaic);
  await encode(
    `${name}.webm`,
    'libvpx-vp9 -b:v 0 -crf 44 -row-mt 1 -tile-columns 2 -cpu-used 3 -g 240',
  );
  await encode(
    `${name}.mp4`,
    'libx264 -crf 31 -refs 4 -preset slower -tune animation -g 240 -movflags +faststart',
  );
  for (const file of [`${name}.webm`, `${name}.mp4`]) {
    await copyFile(join(folder, file), join(target, file));
    console.log(`${file} ${Math.round((await stat(join(target, file))).size / 1024)} KB`);
  }
}
await rm(folder, { recursive: true });

async function drawFrames(mosaic: Mosaic) {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${mosaic.width}x${mosaic.height} -r ${framesPerSecond}`;
  const ffmpeg = run([...input.split(' '), '-i', '-', '-c:v', 'libx264rgb', '-qp', '0', lossless]);
  for (let index = 0; index < seconds * framesPerSecond; index++) {
    const svg = Buffer.from(frame(mosaic, index / framesPerSecond));
    const pixels = await sharp(svg).removeAlpha().raw().toBuffer();
    if (!ffmpeg.process.stdin.write(pixels)) await once(ffmpeg.process.stdin, 'drain');
  }
  ffmpeg.process.stdin.end();
  await ffmpeg.done;
}

async function encode(name: string, codec: string) {
  const file = join(folder, name);
  const colours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const tags = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
  const { done } = run(
    ['-i', lossless, '-an', '-vf', colours, '-c:v', codec, tags, file].flatMap((part) =>
      part === file || part === lossless ? part : part.split(' '),
    ),
  );
  await done;
}

function run(options: string[]) {
  const process = spawn('ffmpeg', ['-v', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(process, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { process, done };
}
