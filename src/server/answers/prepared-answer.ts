import { createHash } from 'node:crypto';
import {
  type IncomingMessage,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';

/** A whole answer, the same for everybody who asks for its address. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  /** Names and values in turn, as Node takes them: made once, not for each request. */
  headers: string[];
}

/** Small answers gain nothing from compression. */
const worthCompressing = 512;

/** Compresses in the background one answer at a time, so that requests keep their core. */
const thorough = pLimit(1);

/** An answer with its compressed forms, each made when it is first asked for. */
export class PreparedAnswer {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  readonly #answer: Answer;
  readonly #variants = new Map<Encoding, Variant>();

  constructor(answer: Answer) {
    requireSendable(answer.headers);
    this.#answer = answer;
    this.status = answer.status;
    this.etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
    // The compressed forms together are about half as large again.
    this.size = Math.ceil(answer.body.length * 1.5) + 1024;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { body, headers } = this.#variant(this.#encodingFor(request));
    if (this.status === 200 && request.headers['if-none-match']?.includes(this.etag)) {
      response.writeHead(304, headers.slice(2)).end();
      return;
    }
    response.writeHead(this.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    const accepted = headers['accept-encoding'];
    if (!accepted || this.#answer.body.length < worthCompressing) return 'identity';
    if (/\bbr\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted)) return 'br';
    return /\bgzip\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
  }

  #variant(encoding: Encoding): Variant {
    const known = this.#variants.get(encoding);
    if (known) return known;
    const { body } = this.#answer;
    if (encoding === 'br') this.#compressThoroughly();
    const encoded =
      encoding === 'br'
        ? brotliCompressSync(body, quality(5))
        : encoding === 'gzip'
          ? gzipSync(body)
          : body;
    return this.#keep(encoding, encoded);
  }

  #keep(encoding: Encoding, body: Buffer): Variant {
    const headers = {
      // First, so that a 304 can leave it out.
      'content-length': String(body.length),
      ...this.#answer.headers,
      etag: this.etag,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    const variant = { body, headers: Object.entries(headers).flat() };
    this.#variants.set(encoding, variant);
    return variant;
  }

  /** The best compression takes long: the first visitor gets a quick one, the others this. */
  #compressThoroughly(): void {
    thorough(async () => {
      this.#keep('br', await brotli(this.#answer.body, quality(11)));
    });
  }
}

/** While whoever makes the answer can still do something else: sending it would be too late. */
function requireSendable(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}

const brotli = promisify<Buffer, object, Buffer>(brotliCompress);

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
