import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Part, packTar, unpackTar } from './tar.ts';

/** What `sha256sum -c` reads. The last part of an archive: where it is, nothing is missing. */
export const SUMS = 'SHA256SUMS';

/** A new file, on the disk and not just on its way there. */
export async function writeArchive(file: string, parts: AsyncIterable<Part>): Promise<void> {
  await finished(
    Readable.from(packTar(withSums(parts)), { objectMode: false }),
    // Pictures do not get smaller, and the database nearly as small as with any other level.
    createGzip({ level: 1 }),
    createWriteStream(file, { flags: 'wx', flush: true }),
  );
}

/** Its parts in their order; a damaged one fails, at the latest at the end. */
export async function* readArchive(source: string | Readable): AsyncGenerator<Part> {
  const unpacked = createGunzip();
  pipeline(typeof source === 'string' ? createReadStream(source) : source, unpacked, () => {});
  try {
    yield* unpackTar(unpacked);
  } finally {
    unpacked.destroy();
  }
}

export const textPart = (name: string, text: string): Part => {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, body: Readable.from([bytes]) };
};

/** Of everything that is read from `body`, once all of it is. */
export async function* hashing(
  body: AsyncIterable<Uint8Array>,
  onSum: (sum: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  onSum(hash.digest('hex'));
}

export async function sumOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  let sum = '';
  for await (const _ of hashing(body, (found) => (sum = found)));
  return sum;
}

export const sumsIn = (text: string): Map<string, string> =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );

async function* withSums(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  let lines = '';
  for await (const part of parts) {
    const body = hashing(part.body, (sum) => (lines += `${sum}  ${part.name}\n`));
    yield { ...part, body };
  }
  yield textPart(SUMS, lines);
}
