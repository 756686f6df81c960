import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { imageLimits, imageTexts } from '../../model/vocabulary/images.ts';
import { Refusal } from '../refusal.ts';
import { type Decoder, loadDecoder } from './decoder.ts';
import { type EncodedPicture, encodePicture, inspectPicture, type Picture } from './picture.ts';
import type { UploadStore } from './store.ts';
import { typeOfUpload, type UploadType, uploadNameFor } from './upload-name.ts';

export interface StoredImage {
  path: `/uploads/${string}`;
  name: string;
  width: number;
  height: number;
  type: UploadType;
  bytes: number;
}

export interface ImageRule {
  pngOnly: boolean;
}

/** The one way in for every uploaded picture. Its file name and declared type are never asked for. */
export async function receiveImage(
  file: Readable | Buffer,
  rule: ImageRule,
  store: UploadStore,
): Promise<StoredImage> {
  const received = Buffer.isBuffer(file) ? file : await collect(file);
  if (received.length >= imageLimits.bytes) throw tooLarge();
  const decode = await loadDecoder();
  const picture = await jobs(() => inspectPicture(decode, received)).catch(refuseBy(rule));
  if (rule.pngOnly && picture.format !== 'png') throw refusalBy(rule);
  const encoded = await encodeInTurn(decode, picture).catch(refuseBy(rule));
  const { bytes, extension, width, height } = encoded;
  const name = uploadNameFor(bytes, extension);
  await store.put(name, bytes);
  const type = typeOfUpload(name);
  return { path: `/uploads/${name}`, name, width, height, type, bytes: bytes.length };
}

async function collect(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size >= imageLimits.bytes) break;
    chunks.push(chunk);
  }
  if (size >= imageLimits.bytes) {
    // The rest is read and dropped: the form that carries it could not end otherwise.
    file.on('error', () => undefined).resume();
    throw tooLarge();
  }
  return Buffer.concat(chunks);
}

function tooLarge(): Refusal {
  return new Refusal(413, imageTexts.tooLarge);
}

const jobs = pLimit(2);
const largeJobs = pLimit(1);
const LARGE_PIXELS = 16_000_000;

/** Decoding the largest pictures takes up to 450 MB: of those, one at a time. */
function encodeInTurn(decode: Decoder, picture: Picture): Promise<EncodedPicture> {
  const job = () => jobs(() => encodePicture(decode, picture));
  const pixels = picture.width * picture.height * picture.frames;
  return pixels > LARGE_PIXELS ? largeJobs(job) : job();
}

/** Keeps what the decoder said for the log; whoever uploaded it reads the specified text. */
function refuseBy(rule: ImageRule) {
  return (cause: unknown): never => {
    throw Object.assign(refusalBy(rule), { cause });
  };
}

function refusalBy({ pngOnly }: ImageRule): Refusal {
  return new Refusal(415, pngOnly ? imageTexts.pngOnly : imageTexts.wrongType);
}
