import { onTestFinished } from 'vitest';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { startFakeS3 } from './fake-s3.ts';

type Options = Parameters<typeof startFakeS3>[0];

/** A bucket with something in between that can refuse, delay, or swallow what passes. */
export async function bucketBehindProxy(options: Options = {}) {
  const { settings, close, ...bucket } = await startFakeS3(options);
  const proxy = await tcpProxy(settings.endpoint);
  const s3 = { ...settings, endpoint: proxy.url.replace(/\/$/, '') };
  return {
    ...{ ...bucket, proxy, s3, env: environmentOf(s3) },
    async close() {
      await proxy.close();
      close();
    },
  };
}

/** One that is gone with the test. */
export async function distantBucket(options: Options = {}) {
  const bucket = await bucketBehindProxy(options);
  onTestFinished(bucket.close);
  return bucket;
}

const environmentOf = (s3: Awaited<ReturnType<typeof startFakeS3>>['settings']) => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
});

/** How many milliseconds it took, whatever became of it. */
export async function timeOf(work: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work.catch(() => {});
  return performance.now() - begun;
}
