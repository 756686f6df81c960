import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { nodeHttp } from '../http/node-http.ts';
import { withDeadline } from '../timing/deadline.ts';
import { NoAnswer } from './bucket-away.ts';
import type { S3Settings } from './open-bucket.ts';
import { drop } from './read-answer.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** A blob is read from where it is, as it goes out. */
  body?: Buffer | Blob;
  /** Milliseconds until the first byte of the answer, all tries together. */
  within: number;
  /** Nobody waits for it: the process may end in the middle of it. */
  isAside?: boolean;
}

/**
 * Sends signed requests to a bucket. Not by `fetch`: the limit that is set on one can be lost in a
 * garbage collection, and then it waits for ever.
 */
export function sendSigned(settings: S3Settings): (request: S3Request) => Promise<IncomingMessage> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  // Path-style: every compatible server takes it, without a host name for each bucket.
  const root = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const { request: begin, Agent } = root.startsWith('https:') ? https : nodeHttp;
  // None unused for long: one that a firewall has forgotten would swallow the next request.
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 10_000 });
  const signingKeys = new Map<string, ArrayBuffer>();

  async function attempt(
    { method, path, headers, body, isAside }: S3Request,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const signer = new AwsV4Signer({
      ...{ method, url: root + path, headers: headers ?? {}, service: 's3', region },
      ...{ accessKeyId, secretAccessKey, cache: signingKeys },
    });
    const signed = await signer.sign();
    const request = begin(signed.url, {
      ...{ method, agent, signal },
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(body && { 'content-length': body instanceof Blob ? body.size : body.length }),
      },
    });
    // Also after the answer has begun, when it is the answer that says so.
    request.on('error', () => {});
    if (isAside) request.on('socket', (socket) => socket.unref());
    if (body instanceof Blob) {
      const source = Readable.fromWeb(body.stream() as ReadableStream);
      source.on('error', (cause) => request.destroy(new Unreadable(cause)));
      source.pipe(request);
    } else request.end(body);
    const [answer] = await once(request, 'response', { signal });
    return answer;
  }

  async function tryAll(request: S3Request, signal: AbortSignal): Promise<IncomingMessage> {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(request, signal).catch((error) => {
        if (signal.aborted || tries === MOST_TRIES || error instanceof Unreadable) throw error;
      });
      if (answer && (tries === MOST_TRIES || !isOverloaded(answer))) return answer;
      if (answer) drop(answer);
      const options = { signal, ref: !request.isAside };
      await sleep(Math.random() * PAUSE_MS * 2 ** tries, undefined, options);
    }
  }

  return (request) =>
    withDeadline(request.within, (signal) =>
      tryAll(request, signal).catch((cause) => {
        if (cause instanceof Unreadable) throw cause;
        const seconds = `did not answer within ${request.within / 1000} s`;
        const how = signal.aborted ? seconds : 'cannot be reached';
        throw new NoAnswer(`The S3 endpoint ${endpoint} ${how}.`, { cause });
      }),
    );
}

const MOST_TRIES = 4;
const PAUSE_MS = 50;

/** The file is at fault, not the bucket, and another try would fail alike. */
class Unreadable extends Error {
  constructor(cause: unknown) {
    super('The file has changed while it was sent, or cannot be read.', { cause });
  }
}

export const isOverloaded = ({ statusCode = 0 }: IncomingMessage) =>
  statusCode >= 500 || statusCode === 429;
