import { onTestFinished } from 'vitest';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { fakeS3 } from './fake-s3.ts';

/** A bucket with something in between that can refuse, delay, or swallow what passes. */
export async function distantBucket(options: Parameters<typeof fakeS3>[0] = {}) {
  const { settings, ...bucket } = await fakeS3(options);
  const proxy = await tcpProxy(settings.endpoint);
  onTestFinished(() => proxy.close());
  const s3 = { ...settings, endpoint: proxy.url.replace(/\/$/, '') };
  return { ...bucket, proxy, s3, env: environmentOf(s3) };
}

const environmentOf = (s3: Awaited<ReturnType<typeof fakeS3>>['settings']) => ({
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
