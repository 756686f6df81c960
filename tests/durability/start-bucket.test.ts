import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { reachBucket } from '../../src/server/s3/reach-bucket.ts';
import { requireBucket } from '../../src/server/s3/require-bucket.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';

test('a bucket that is there lets the program start', async () => {
  const { settings } = await fakeS3();
  await expect(requireBucket(settings)).resolves.toBeUndefined();
});

test('a bucket that is missing, forbidden or away has a sentence, without the keys', async () => {
  const { settings } = await fakeS3();
  const problem = (changed: object) =>
    requireBucket({ ...settings, ...changed }).catch(({ message }: Error) => message);
  expect(await problem({ bucket: 'nothing' })).toMatch(
    /^There is no bucket nothing at S3_ENDPOINT/,
  );
  const forbidden = await problem({ secretAccessKey: 'another one' });
  expect(forbidden).toMatch(/^The bucket pictures refuses S3_ACCESS_KEY_ID/);
  expect(forbidden).not.toContain('another one');
  // Only a warning: it may be back before anybody misses a picture.
  const away = await requireBucket({ ...settings, endpoint: 'http://127.0.0.1:1' });
  expect(away).toMatch(/did not answer within 5 s/);
});

test('a bucket that takes the question and says nothing is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((done) => silent.once('listening', done));
  const { port } = silent.address() as { port: number };
  const { settings } = await fakeS3();
  const began = performance.now();
  const endpoint = `http://127.0.0.1:${port}`;
  expect(await reachBucket({ ...settings, endpoint }, 300)).toBe('away');
  expect(performance.now() - began).toBeLessThan(3_000);
  silent.close();
});
