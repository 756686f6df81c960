import { Readable } from 'node:stream';
import { within } from '../timing/deadline.ts';
import { BucketAway } from './bucket-away.ts';

/** How long, in milliseconds, a body may bring nothing while somebody waits for it. */
const silentFor = 3_000;

/** How long all the waiting for one body may take: one that trickles is as good as none. */
const waitedFor = 30_000;

/** A body that ends in time, one way or the other. A slow reader is not held against it. */
export function unlessSilent(body: Readable, { inAll = waitedFor } = {}): Readable {
  return readableOf(chunksOf(body, inAll), body);
}

/** A stream of `chunks` that closes `source` with it, also where nothing was read from it. */
export function readableOf(chunks: AsyncIterable<Buffer>, source: Readable): Readable {
  const stream = Readable.from(chunks, { objectMode: false });
  // To destroy a stream does not run a generator that has not begun, nor its `finally`.
  stream.once('close', () => source.destroy());
  return stream;
}

async function* chunksOf(body: Readable, inAll: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = body.iterator();
  let left = inAll;
  try {
    while (true) {
      const asked = performance.now();
      const { done, value } = await nextWithin(Math.min(silentFor, left), chunks);
      left -= performance.now() - asked;
      if (done) return;
      yield value;
    }
  } finally {
    body.destroy();
  }
}

async function nextWithin(ms: number, chunks: AsyncIterator<Buffer>) {
  try {
    return await within(ms, chunks.next(), () => {
      throw stoppedHalfWay();
    });
  } catch (cause) {
    throw cause instanceof BucketAway ? cause : stoppedHalfWay(cause);
  }
}

const stoppedHalfWay = (cause?: unknown) =>
  new BucketAway('The S3 bucket stopped half-way through an answer.', { cause });

/** What the bucket says, rather than what it keeps: that is never this long. */
export async function textOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unlessSilent(body)) {
    size += chunk.length;
    if (size > LONGEST) throw new BucketAway('The S3 bucket gave too long an answer.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const LONGEST = 8 * 1024 * 1024;

/** Read to its end all the same: only then can the connection be used again. */
export function drop(body: Readable): void {
  textOf(body).catch(() => {});
}

/** S3's answers are flat lists of elements without attributes: no XML parser is needed for them. */
export function textsOf(element: string, xml: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
  return [...found].map(([, text = '']) =>
    text.replace(/&(lt|gt|quot|apos|amp|#\d+);/g, unescapeEntity),
  );
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeEntity(_: string, entity: string): string {
  return ENTITIES[entity] ?? String.fromCodePoint(Number(entity.slice(1)));
}
