import type { VariantFormat } from '../../model/picture.ts';
import { imageLimits } from '../../model/vocabulary/images.ts';
import { createJobProcess } from '../jobs/job-process.ts';
import type { DescribedPicture, EncodedPicture } from './picture.ts';

export type PictureJob =
  | { does: 'encode'; bytes: Buffer; pngOnly: boolean }
  | { does: 'describe'; bytes: Buffer }
  | ({ does: 'fit'; bytes: Buffer } & FittedPicture)
  | { does: 'varyQuickly'; bytes: Buffer; width: number }
  | { does: 'vary'; bytes: Buffer; width: number; format: VariantFormat };

/** How large a picture is to be drawn, and on what if it can be seen through. */
export interface FittedPicture {
  width: number;
  height: number;
  ground?: string;
}

export interface PictureAnswers {
  encode: EncodedPicture;
  describe: DescribedPicture;
  fit: Buffer;
  varyQuickly: Buffer;
  vary: Buffer;
}

/** All work on pixels. Ten of the largest uploads at once take no more memory than one. */
export function pictureJob<J extends PictureJob>(job: J): Promise<PictureAnswers[J['does']]> {
  return processes[job.does](job) as Promise<PictureAnswers[J['does']]>;
}

const launched = (options = {}) =>
  createJobProcess<PictureJob, PictureAnswers[PictureJob['does']]>(import.meta, 'picture-tasks', {
    args: [String(imageLimits.pixels)],
    ...options,
  });

/** What takes milliseconds, on pictures that are known to be small. */
const quick = launched();

/** Apart, so that a visitor never waits for what takes seconds. */
const processes = {
  describe: quick,
  fit: quick,
  varyQuickly: quick,
  encode: launched(),
  vary: launched({ isInBackground: true }),
};
