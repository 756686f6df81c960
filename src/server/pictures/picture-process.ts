/**
 * A program of its own, started by picture-jobs.ts: a file that crashes the decoder ends only this
 * one, and all the memory it took goes back to the machine when it ends.
 */
import { writeFile } from 'node:fs/promises';
import { decoderFor } from './decoder.ts';
import { describePicture, encodePicture, encodeVariant, inspectPicture } from './picture.ts';
import type { PictureAnswers, PictureJob } from './picture-jobs.ts';

const decode = decoderFor({ pixels: Number(process.argv[2]) });
const grownAbove = 150 * 1024 * 1024;

// Linux: should memory run out, this is the process to end.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
// From a terminal they reach this process too, while the server finishes what is under way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// A plain exit would wait for the picture that is being worked on, which nobody wants any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (job: PictureJob) => {
  const reply = await answerTo(job).then(
    (answer) => ({ answer }),
    (error) => ({ refused: String(error) }),
  );
  // Memory that was freed is not all given back: what is left of a large picture adds to the next.
  const hasGrown = process.memoryUsage.rss() > grownAbove;
  process.send?.({ ...reply, hasGrown });
});

async function answerTo(job: PictureJob): Promise<PictureAnswers[PictureJob['does']]> {
  switch (job.does) {
    case 'encode': {
      const picture = await inspectPicture(decode, job.bytes);
      if (job.pngOnly && picture.format !== 'png') throw new Error('It is no PNG.');
      return encodePicture(decode, picture);
    }
    case 'describe':
      return describePicture(decode, job.bytes);
    case 'vary':
      return encodeVariant(decode, job.bytes, job);
  }
}
