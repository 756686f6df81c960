import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with every kind of detail: four fields of colour and a gradient across them. */
export function drawing(width = 320, height = 200): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      pixels[at] = x < width / 2 ? 220 : 20;
      pixels[at + 1] = y < height / 2 ? 200 : 40;
      pixels[at + 2] = Math.round((255 * x) / width);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Large in pixels, small in bytes. */
export function field(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#2457a6' } });
}

export async function animation(
  colours: string[],
  { width = 40, height = 40 } = {},
): Promise<Sharp> {
  const frames = colours.map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** Any number of frames of one pixel each on a canvas of the given side, 23 bytes a frame. */
export function gifOfFrames(count: number, side: number): Buffer {
  const start = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  start.writeUInt16LE(side, 6);
  start.writeUInt16LE(side, 8);
  const frame = [0x21, 0xf9, 4, 0, 2, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const frames = Array.from({ length: count }, () => Buffer.from(frame));
  return Buffer.concat([start, ...frames, Buffer.from([0x3b])]);
}

/** A text chunk, as any editor may leave in a PNG, placed right after the header. */
export function pngWithText(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`tEXtComment\0${text}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}
