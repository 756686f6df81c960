import { createJobProcess } from '../jobs/job-process.ts';
import { beside } from '../jobs/launch-worker.ts';
import type { DrawnImage } from './social-image.ts';

const tasks = beside(import.meta, 'social-tasks');

/**
 * Draws the picture of a page. Not in this process: what the library takes, forty megabytes, it
 * would keep for good. Nor where pictures are decoded: no page comes near a stranger's file.
 */
export const drawApart = createJobProcess<DrawnImage, Buffer>(tasks);

/** The same for pictures that are drawn ahead. */
export const drawInBackground = createJobProcess<DrawnImage, Buffer>(tasks, {
  isInBackground: true,
});
