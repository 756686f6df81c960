import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { frame, seconds, size } from './frame.ts';

/** `node demo/art/video/draw.ts` draws the loop behind the home page's headline; needs ffmpeg. */
const framesPerSecond = 25;
const target = fileURLToPath(new URL('../../../public/video/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'hero-'));
const lossless = join(folder, 'frames.mkv');

await drawFrames();
await encode('hero.webm', 'libvpx-vp9 -b:v 0 -crf 44 -row-mt 1 -tile-columns 2 -cpu-used 3 -g 240');
await encode(
  'hero.mp4',
  'libx264 -crf 31 -refs 4 -preset slower -tune animation -g 240 -movflags +faststart',
);
await sharp(Buffer.from(frame(0)))
  .avif({ quality: 50, effort: 9 })
  .toFile(join(folder, 'hero.avif'));
for (const name of ['hero.webm', 'hero.mp4', 'hero.avif']) {
  await copyFile(join(folder, name), join(target, name));
  console.log(`${name} ${Math.round((await stat(join(target, name))).size / 1024)} KB`);
}
await rm(folder, { recursive: true });

async function drawFrames() {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${size.width}x${size.height} -r ${framesPerSecond}`;
  const ffmpeg = run([...input.split(' '), '-i', '-', '-c:v', 'libx264rgb', '-qp', '0', lossless]);
  for (let index = 0; index < seconds * framesPerSecond; index++) {
    const svg = Buffer.from(frame(index / framesPerSecond));
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
