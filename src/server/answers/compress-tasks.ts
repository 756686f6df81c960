/** The tasks of the process that compresses with Brotli. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface CompressionJob {
  body: Buffer;
  quality: number;
}

// Not the synchronous one: the process is to hear when it is no longer wanted.
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);

export const perform = ({ body, quality }: CompressionJob): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
