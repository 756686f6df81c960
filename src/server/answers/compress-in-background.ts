import { extname, join } from 'node:path';
import { createJobProcess } from '../jobs/job-process.ts';

export interface CompressionJob {
  body: Buffer;
  quality: number;
}

/** With Brotli. Apart from the pictures: no page comes near a stranger's file. */
export const compressInBackground = createJobProcess<CompressionJob, Buffer>(
  // Beside this file, in the sources as in the build.
  join(import.meta.dirname, `compress-process${extname(import.meta.filename)}`),
  { isInBackground: true },
);
