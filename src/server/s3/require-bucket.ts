import { StartProblem } from '../process/start-problem.ts';
import type { S3Settings } from './open-bucket.ts';
import type { BucketState } from './reach-bucket.ts';

const answerWithin = 5_000;

/**
 * At the start: else the first upload would find out, and whoever made it would not know why. One
 * that only does not answer gives a warning: the site can do without for a while.
 */
export async function requireBucket(settings: S3Settings): Promise<string | undefined> {
  const { reachBucket } = await import('./reach-bucket.ts');
  const state = await reachBucket(settings, answerWithin);
  if (state === 'ok') return undefined;
  if (state === 'away') return sentences.away(settings);
  throw new StartProblem(sentences[state](settings));
}

const sentences: Record<Exclude<BucketState, 'ok'>, (settings: S3Settings) => string> = {
  missing: ({ bucket }) =>
    `There is no bucket ${bucket} at S3_ENDPOINT in the region S3_REGION; create it.`,
  forbidden: ({ bucket }) =>
    `The bucket ${bucket} refuses S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: they must be allowed to list, read, write and delete.`,
  away: () =>
    `The bucket at S3_ENDPOINT did not answer within ${answerWithin / 1000} s; until it does, pictures may be missing.`,
};
