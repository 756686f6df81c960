import { createJobProcess } from '../jobs/job-process.ts';
import type { DrawnImage } from './social-image.ts';

const tasks = 'social-tasks';

/**
 * Draws the picture of a page. Not in this process: what the library takes, forty megabytes, it
 * would keep for good. Nor where pictures are decoded: no page comes near a stranger's file.
 */
export const drawApart = createJobProcess<DrawnImage, Buffer>(import.meta, tasks);

/** The same for pictures that are drawn ahead. */
export const drawInBackground = createJobProcess<DrawnImage, Buffer>(import.meta, tasks, {
  isInBackground: true,
});
