import type { Readable } from 'node:stream';
import { message } from '../../model/messages/message.ts';
import { fileTooLarge, imageLimits } from '../../model/vocabulary/images.ts';
import { Refusal } from '../http/refusal.ts';
import { JobDied, JobFailed } from '../jobs/job-process.ts';
import { pictureJob } from './picture-jobs.ts';
import { isTooLarge } from './too-large.ts';
import { uploadNameFor } from './upload-name.ts';

export interface ReceivedImage {
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
}

export interface ImageRule {
  pngOnly: boolean;
}

/** The one way in for every uploaded picture. Its file name and declared type are never asked for. */
export async function receiveImage(
  file: Readable | Buffer,
  { pngOnly }: ImageRule,
): Promise<ReceivedImage> {
  const received = Buffer.isBuffer(file) ? file : await collect(file);
  if (received.length > imageLimits.bytes) throw tooManyBytes();
  const encoded = await pictureJob({ does: 'encode', bytes: received, pngOnly }).catch((cause) => {
    if (cause instanceof JobDied) throw new Refusal(503, message('pictureNotPrepared'), { cause });
    if (!(cause instanceof JobFailed)) throw cause;
    // What the decoder said is for the log; the editor reads the specified text.
    throw isTooLarge(cause)
      ? new Refusal(413, message('tooManyPixels'), { cause })
      : new Refusal(415, message(pngOnly ? 'pngOnly' : 'wrongType'), { cause });
  });
  const { bytes, width, height } = encoded;
  return { name: uploadNameFor(bytes, encoded), width, height, bytes };
}

async function collect(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > imageLimits.bytes) break;
    chunks.push(chunk);
  }
  if (size > imageLimits.bytes) {
    // The rest is read and dropped: the form that carries it could not end otherwise.
    file.on('error', () => undefined).resume();
    throw tooManyBytes();
  }
  return Buffer.concat(chunks);
}

const tooManyBytes = () => new Refusal(413, fileTooLarge);
