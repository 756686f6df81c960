import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { variantsOf } from '../../src/model/picture.ts';
import { childrenOf } from '../support/process-tree.ts';
import { animation, drawing, field, gifOfFrames, pngWithText } from './pictures.ts';
import { storedBytes, storeImage } from './stored-image.ts';
import { temporaryStore } from './temporary-store.ts';

const anyType = { pngOnly: false };
const pngOnly = { pngOnly: true };
const wrongType = {
  status: 415,
  message: 'Please select a valid image file (jpg, jpeg, png, gif, webp)',
};
const notPng = { status: 415, message: 'Only PNG images are allowed' };
const tooLarge = { status: 413, message: 'File size must be less than 5MB' };
const tooManyPixels = {
  status: 413,
  message: 'The picture has too many pixels or frames. Please use a smaller one.',
};

describe('what is taken', () => {
  test.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'webp', 'image/webp'],
  ] as const)('%s is stored as %s', async (format, extension, type) => {
    const { store } = await temporaryStore();
    const image = await storeImage(await drawing().toFormat(format).toBuffer(), anyType, store);
    expect(image).toMatchObject({ width: 320, height: 200, type });
    expect(image.name).toMatch(new RegExp(`^[0-9a-f]{32}-320x200-[0-9a-f]{6}\\.${extension}$`));
    expect(image.path).toBe(`/uploads/${image.name}`);
    const stored = await storedBytes(image.name, store);
    expect(stored).toHaveLength(image.bytes);
    expect(await sharp(stored).metadata()).toMatchObject({
      format: type.slice('image/'.length),
      width: 320,
      height: 200,
    });
  });

  test('a PNG keeps every pixel, with a palette too', async () => {
    const { store } = await temporaryStore();
    for (const options of [{}, { palette: true, colours: 16 }]) {
      const sent = await drawing().ensureAlpha(0.5).png(options).toBuffer();
      const { name } = await storeImage(sent, pngOnly, store);
      const stored = await storedBytes(name, store);
      expect((await pixelsOf(stored)).equals(await pixelsOf(sent))).toBe(true);
    }
  });

  test('the orientation is applied and EXIF, ICC and XMP are gone', async () => {
    const { store } = await temporaryStore();
    const sent = await drawing()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Somewhere' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, width: 320 });
    const image = await storeImage(sent, anyType, store);
    expect(image).toMatchObject({ width: 200, height: 320 });
    const stored = await storedBytes(image.name, store);
    const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(stored.includes('Somebody')).toBe(false);
    // The field at the top left of the sent picture is at the top right once it is turned.
    const corner = await sharp(stored).extract({ left: 180, top: 10, width: 1, height: 1 }).raw();
    expect((await corner.toBuffer())[0]).toBeGreaterThan(180);
  });

  test.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
    const { store } = await temporaryStore();
    const options = { loop: 3, delay: [100, 200, 300] };
    const sent = await (await animation(['red', 'lime', 'blue'])).toFormat(format, options);
    const image = await storeImage(await sent.toBuffer(), anyType, store);
    expect(image).toMatchObject({ width: 40, height: 40, type: 'image/webp' });
    expect(variantsOf(image.path)).toEqual({ avif: [], webp: [] });
    const stored = await storedBytes(image.name, store);
    expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({
      format: 'webp',
      pages: 3,
      pageHeight: 40,
      loop: 3,
      delay: [100, 200, 300],
    });
  });

  test('what no screen can show is shrunk, frame by frame', async () => {
    const { store } = await temporaryStore();
    const still = await storeImage(await field(7000, 700).png().toBuffer(), anyType, store);
    expect(still).toMatchObject({ width: 2560, height: 256 });
    const moving = await animation(['red', 'blue'], { width: 4200, height: 420 });
    const image = await storeImage(await moving.gif().toBuffer(), anyType, store);
    expect(image).toMatchObject({ width: 2560, height: 256 });
    const stored = await storedBytes(image.name, store);
    expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({ pages: 2 });
  });

  test('the same picture twice is one name and one file', async () => {
    const { store, files } = await temporaryStore();
    const sent = await drawing().jpeg().toBuffer();
    const [one, two] = await Promise.all([
      storeImage(sent, anyType, store),
      storeImage(Readable.from([sent.subarray(0, 99), sent.subarray(99)]), anyType, store),
    ]);
    expect(two).toEqual(one);
    expect(await files()).toEqual([one.name]);
  });
});

describe('what hides in a picture', () => {
  const script = '<script>alert(document.domain)</script>';

  test('nothing foreign survives', async () => {
    const { store } = await temporaryStore();
    const png = await drawing().png().toBuffer();
    const gif = await drawing().gif().toBuffer();
    const jpeg = await drawing()
      .jpeg()
      .withExif({ IFD0: { Artist: script } })
      .toBuffer();
    const polyglots = [
      Buffer.concat([png, Buffer.from(script)]),
      pngWithText(png, script),
      Buffer.concat([gif, Buffer.from(script)]),
      jpeg,
    ];
    for (const polyglot of polyglots) {
      expect(polyglot.includes('script')).toBe(true);
      const { name } = await storeImage(polyglot, anyType, store);
      const stored = await storedBytes(name, store);
      expect(stored.includes('script')).toBe(false);
    }
  });
});

describe('what is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>';

  test.each([
    ['nothing at all', ''],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', svg],
    ['SVG behind an XML declaration', `<?xml version="1.0"?>${svg}`],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    ['a PNG signature and no more', '\x89PNG\r\n\x1a\n'],
    ['HTML that starts as a GIF', 'GIF89a/*<script>*/=1;alert(1)'],
  ])('%s', async (_, text) => {
    const { store, files } = await temporaryStore();
    const sent = Buffer.from(text, 'latin1');
    await expect(storeImage(sent, anyType, store)).rejects.toMatchObject(wrongType);
    await expect(storeImage(sent, pngOnly, store)).rejects.toMatchObject(notPng);
    expect(await files()).toEqual([]);
  });

  test.each(['avif', 'tiff'] as const)('%s', async (format) => {
    const { store } = await temporaryStore();
    const sent = await drawing().toFormat(format).toBuffer();
    await expect(storeImage(sent, anyType, store)).rejects.toMatchObject(wrongType);
  });

  test.each(['jpeg', 'gif', 'webp'] as const)('%s where PNG is asked for', async (format) => {
    const { store } = await temporaryStore();
    const sent = await drawing().toFormat(format).toBuffer();
    await expect(storeImage(sent, pngOnly, store)).rejects.toMatchObject(notPng);
  });

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s that is cut off', async (format) => {
    const { store, files } = await temporaryStore();
    const still = await drawing().toFormat(format).toBuffer();
    const moving = await (await animation(['red', 'lime', 'blue', 'red'])).gif().toBuffer();
    for (const whole of format === 'gif' ? [still, moving] : [still]) {
      for (const kept of [0.2, 0.5, 0.9]) {
        const sent = whole.subarray(0, whole.length * kept);
        await expect(storeImage(sent, anyType, store)).rejects.toMatchObject(wrongType);
        await expect(storeImage(sent, pngOnly, store)).rejects.toMatchObject(notPng);
      }
    }
    expect(await files()).toEqual([]);
  });

  test('a PNG whose data were changed', async () => {
    const { store } = await temporaryStore();
    const sent = await drawing().png().toBuffer();
    sent.writeUInt8((sent[sent.length >> 1] ?? 0) ^ 0x55, sent.length >> 1);
    await expect(storeImage(sent, pngOnly, store)).rejects.toMatchObject(notPng);
  });

  test('more than 50 megapixels, in one frame or in all of them', async () => {
    const { store } = await temporaryStore();
    const png = await field(8000, 8000).png().toBuffer();
    expect(png.length).toBeLessThan(1024 * 1024);
    await expect(storeImage(png, anyType, store)).rejects.toMatchObject(tooManyPixels);
    await expect(storeImage(png, pngOnly, store)).rejects.toMatchObject(tooManyPixels);
    const gif = gifOfFrames(900, 1000);
    expect(gif.length).toBeLessThan(32 * 1024);
    await expect(storeImage(gif, anyType, store)).rejects.toMatchObject(tooManyPixels);
  });

  test('a side of more than 16,384 pixels, however thin the picture is', async () => {
    const { store } = await temporaryStore();
    for (const [width, height] of [
      [16_385, 1],
      [1, 16_385],
    ] as const) {
      const png = await field(width, height).png().toBuffer();
      await expect(storeImage(png, pngOnly, store)).rejects.toMatchObject(tooManyPixels);
    }
    const longest = await field(16_384, 64).png().toBuffer();
    expect(await storeImage(longest, pngOnly, store)).toMatchObject({ width: 2560, height: 10 });
  });

  test('more than 1000 frames, however small', async () => {
    const { store } = await temporaryStore();
    const image = await storeImage(gifOfFrames(1000, 4), anyType, store);
    expect(image).toMatchObject({ width: 4, height: 4 });
    const bomb = gifOfFrames(200_000, 1);
    await expect(storeImage(bomb, anyType, store)).rejects.toMatchObject(tooManyPixels);
  });
});

test.runIf(process.platform === 'linux')(
  'a picture whose process dies is not called a wrong type',
  async () => {
    const { store, files } = await temporaryStore();
    const sent = await field(6000, 6000).png().toBuffer();
    const stored = storeImage(sent, pngOnly, store);
    const refused = expect(stored).rejects.toMatchObject({
      status: 503,
      message: 'The picture could not be prepared. Please try again, or use a smaller one.',
    });
    // By then the job is sent: to a process that was there before, or to one that is made for it.
    await nextTurn();
    for (const id of childrenOf(process.pid)) process.kill(id, 'SIGKILL');
    await refused;
    expect(await files()).toEqual([]);
  },
);

describe('the size', () => {
  const limit = 5 * 1024 * 1024;

  test('5 MiB is taken, one byte more is not', async () => {
    const { store } = await temporaryStore();
    const png = await drawing().png().toBuffer();
    const sized = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    await expect(storeImage(sized(limit), anyType, store)).resolves.toBeDefined();
    const whole = Readable.from(chunksOf(sized(limit)));
    await expect(storeImage(whole, pngOnly, store)).resolves.toBeDefined();
    for (const size of [limit + 1, limit + 2]) {
      await expect(storeImage(sized(size), anyType, store)).rejects.toMatchObject(tooLarge);
      const stream = Readable.from(chunksOf(sized(size)));
      await expect(storeImage(stream, pngOnly, store)).rejects.toMatchObject(tooLarge);
    }
  });

  test('is counted while it arrives; the rest is dropped unread', async () => {
    const { store } = await temporaryStore();
    const chunk = Buffer.alloc(64 * 1024);
    let sent = 0;
    let sentWhenRefused = 0;
    const endless = Readable.from(
      (async function* () {
        for (; sent < 40 * limit; sent += chunk.length) yield chunk;
        throw new Error('The connection broke.');
      })(),
    );
    const closed = new Promise((resolve) => endless.once('close', resolve));
    await storeImage(endless, anyType, store).catch((refusal) => {
      expect(refusal).toMatchObject(tooLarge);
      sentWhenRefused = sent;
    });
    expect(sentWhenRefused).toBeLessThan(1.5 * limit);
    await closed;
    expect(sent).toBe(40 * limit);
  });

  test('an upload that breaks off is an error, not a picture', async () => {
    const { store, files } = await temporaryStore();
    const png = await drawing().png().toBuffer();
    const broken = Readable.from(
      (async function* () {
        yield png;
        throw new Error('The connection broke.');
      })(),
    );
    await expect(storeImage(broken, anyType, store)).rejects.toThrow('The connection broke.');
    expect(await files()).toEqual([]);
  });
});

test('a store that fails is not the fault of the picture', async () => {
  const { store } = await temporaryStore();
  const full = { ...store, put: () => Promise.reject(new Error('ENOSPC')) };
  const sent = await drawing().png().toBuffer();
  await expect(storeImage(sent, anyType, full)).rejects.toThrow('ENOSPC');
});

function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).ensureAlpha().raw().toBuffer();
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
