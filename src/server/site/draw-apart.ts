import { extname, join } from 'node:path';
import { createJobProcess } from '../jobs/job-process.ts';
import type { DrawnImage } from './social-image.ts';

// Beside this file, in the sources as in the build.
const program = join(import.meta.dirname, `social-process${extname(import.meta.filename)}`);

/**
 * Draws the picture of a page. Not in this process: what the library takes, forty megabytes, it
 * would keep for good. Nor where pictures are decoded: no page comes near a stranger's file.
 */
export const drawApart = createJobProcess<DrawnImage, Buffer>(program);

/** The same for pictures that are drawn ahead. */
export const drawInBackground = createJobProcess<DrawnImage, Buffer>(program, {
  isInBackground: true,
});
