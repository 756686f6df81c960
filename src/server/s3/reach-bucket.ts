import type { S3Settings } from './open-bucket.ts';
import { drop } from './read-answer.ts';
import { sendSigned } from './send-signed.ts';

export type BucketState = 'ok' | 'missing' | 'forbidden' | 'away';

/** Whether the bucket is there and lets the program in, by asking for one name in it. */
export async function reachBucket(settings: S3Settings, within: number): Promise<BucketState> {
  try {
    const send = sendSigned(settings);
    const answer = await send({ method: 'GET', path: '?list-type=2&max-keys=1', within });
    drop(answer);
    return stateOf(answer.statusCode ?? 0);
  } catch {
    return 'away';
  }
}

/** A bucket of another region answers with a redirect, or that the address is wrong. */
function stateOf(status: number): BucketState {
  if (status === 200) return 'ok';
  if (status === 401 || status === 403) return 'forbidden';
  return status === 404 || (status >= 300 && status < 500) ? 'missing' : 'away';
}
