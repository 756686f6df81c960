/** A program of its own, started by compress-in-background.ts. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { answerJobs } from '../jobs/answer-jobs.ts';
import type { CompressionJob } from './compress-in-background.ts';

// Not the synchronous one: the process is to hear when it is no longer wanted.
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);

answerJobs(({ body, quality }: CompressionJob) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
);
