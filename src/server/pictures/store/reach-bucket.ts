import { AwsClient } from 'aws4fetch';
import type { S3Settings } from './s3-store.ts';

export type BucketState = 'ok' | 'missing' | 'forbidden' | 'away';

/** Whether the bucket is there and lets the program in, by asking for one name in it. */
export async function reachBucket(settings: S3Settings, within: number): Promise<BucketState> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const address = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}?list-type=2&max-keys=1`;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), within);
  try {
    const request = await client.sign(address, { method: 'GET', redirect: 'manual' });
    const response = await Promise.race([
      fetch(request, { signal: late.signal }),
      // Beside the signal, which a collection of garbage may take from a request.
      new Promise<undefined>((resolve) =>
        late.signal.addEventListener('abort', () => resolve(undefined)),
      ),
    ]);
    await response?.body?.cancel();
    return response ? stateOf(response.status) : 'away';
  } catch {
    return 'away';
  } finally {
    clearTimeout(timer);
  }
}

/** A bucket of another region answers with a redirect, or that the address is wrong. */
function stateOf(status: number): BucketState {
  if (status === 200) return 'ok';
  if (status === 401 || status === 403) return 'forbidden';
  return status === 404 || (status >= 300 && status < 500) ? 'missing' : 'away';
}
