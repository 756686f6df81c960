/** The tasks of the processes that picture-jobs.ts starts: no stranger's file is decoded anywhere else. */
import { decoderFor } from './decoder.ts';
import {
  describePicture,
  encodeFitted,
  encodePicture,
  encodeQuickly,
  encodeVariant,
  inspectPicture,
} from './picture.ts';
import type { PictureAnswers, PictureJob } from './picture-jobs.ts';

const decode = decoderFor({ pixels: Number(process.argv[3]) });

export async function perform(job: PictureJob): Promise<PictureAnswers[PictureJob['does']]> {
  switch (job.does) {
    case 'encode': {
      const picture = await inspectPicture(decode, job.bytes);
      if (job.pngOnly && picture.format !== 'png') throw new Error('It is no PNG.');
      return encodePicture(decode, picture);
    }
    case 'describe':
      return describePicture(decode, job.bytes);
    case 'fit':
      return encodeFitted(decode, job.bytes, job);
    case 'varyQuickly':
      return encodeQuickly(decode, job.bytes, job);
    case 'vary':
      return encodeVariant(decode, job.bytes, job);
  }
}
