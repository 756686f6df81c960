import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { nodeHttp } from '../http/node-http.ts';
import { createJobProcess } from '../jobs/job-process.ts';
import type { CompressionJob } from './compress-tasks.ts';

/** A whole answer, the same for everybody who asks for its address. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** In one part or several: those of a long list are shared with every answer that has them. */
  body: readonly Buffer[];
  /** Kept though it is no success: the same answer to many addresses. */
  isForMany?: boolean;
  /** Not kept though it is a success: there may be any number of such answers. */
  isPassing?: boolean;
  /** Something that belongs to it could not be read: better than nothing, worse than an old one. */
  isIncomplete?: boolean;
}

/** What can be sent to whoever asked. */
export type Sendable = Pick<PreparedAnswer, 'status' | 'send'>;

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: readonly Buffer[];
  /** Names and values in turn, as Node takes them: made once, not for each request. */
  headers: string[];
}

/** Small answers gain nothing from compression. */
const worthCompressing = 512;

/** Larger ones would keep everybody waiting: they are sent as they are until they are compressed. */
const quicklyCompressed = 384 * 1024;

/** Above this the best compression takes seconds for little. */
const thoroughlyCompressed = 1024 * 1024;

/** With Brotli. Apart from the pictures: no page comes near a stranger's file. */
const compressInBackground = createJobProcess<CompressionJob, Buffer>(
  import.meta,
  'compress-tasks',
  { isInBackground: true },
);

/** An answer with its compressed forms, each made when it is first asked for. */
export class PreparedAnswer {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  readonly madeAt = performance.now();
  readonly #answer: Answer;
  readonly #length: number;
  readonly #variants = new Map<Encoding, Variant>();
  /** Whether the best compression is made or under way. */
  isThorough = false;

  constructor(answer: Answer) {
    requireSendable(answer.headers);
    this.#answer = answer;
    this.status = answer.status;
    this.etag = `W/"${digestOf(answer.body)}"`;
    this.#length = lengthOf(answer.body);
    // The compressed forms together are about half as large again.
    this.size = Math.ceil(this.#length * 1.5) + 1024;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { body, headers } = this.#variant(this.#encodingFor(request));
    if (this.status === 200 && request.headers['if-none-match']?.includes(this.etag)) {
      response.writeHead(304, headers.slice(2)).end();
      return;
    }
    response.writeHead(this.status, headers);
    if (request.method !== 'HEAD') sendParts(response, body);
    else response.end();
  }

  /** The same, and that it could not be made anew: RFC 9211. */
  asOld(): Sendable {
    return {
      status: this.status,
      send: (request, response) => {
        response.setHeader('cache-status', 'wajha; hit; detail=old');
        this.send(request, response);
      },
    };
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    const accepted = headers['accept-encoding'];
    if (!accepted || this.#length < worthCompressing) return 'identity';
    const isReady = (encoding: Encoding) =>
      this.#length <= quicklyCompressed || this.#variants.has(encoding);
    if (/\bbr\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted) && isReady('br')) return 'br';
    const takesGzip = /\bgzip\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted);
    return takesGzip && isReady('gzip') ? 'gzip' : 'identity';
  }

  #variant(encoding: Encoding): Variant {
    const known = this.#variants.get(encoding);
    if (known) return known;
    const { body } = this.#answer;
    if (encoding === 'identity') return this.#keep(encoding, body);
    const whole = Buffer.concat(body);
    const encoded = encoding === 'br' ? brotliCompressSync(whole, quality(3)) : gzipSync(whole);
    return this.#keep(encoding, [encoded]);
  }

  #keep(encoding: Encoding, body: readonly Buffer[]): Variant {
    const headers = {
      // First, so that a 304 can leave it out.
      'content-length': String(lengthOf(body)),
      ...this.#answer.headers,
      etag: this.etag,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    const variant = { body, headers: Object.entries(headers).flat() };
    this.#variants.set(encoding, variant);
    return variant;
  }

  /** For a large answer that can wait for it: every request gets a compressed form. */
  async compressAhead(): Promise<void> {
    const whole = Buffer.concat(this.#answer.body);
    const [br, gz] = await Promise.all([brotli(whole, quality(5)), gzipped(whole)]);
    this.#keep('br', [br]);
    this.#keep('gzip', [gz]);
  }

  /** The first visitors get a quick compression, the others this. */
  async compressThoroughly(): Promise<void> {
    this.isThorough = true;
    if (this.#length < worthCompressing) return;
    const body = Buffer.concat(this.#answer.body);
    const quality = this.#length <= thoroughlyCompressed ? 11 : 5;
    this.#keep('br', [await compressInBackground({ body, quality })]);
  }
}

const lengthOf = (parts: readonly Buffer[]) =>
  parts.reduce((length, part) => length + part.length, 0);

function digestOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

function sendParts(response: ServerResponse, parts: readonly Buffer[]): void {
  for (const part of parts.slice(0, -1)) response.write(part);
  response.end(parts.at(-1));
}

/** While whoever makes the answer can still do something else: sending it would be too late. */
function requireSendable(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    nodeHttp.validateHeaderName(name);
    nodeHttp.validateHeaderValue(name, value);
  }
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
