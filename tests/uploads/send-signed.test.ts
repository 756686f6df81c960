import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendSigned } from '../../src/server/s3/send-signed.ts';
import { fakeS3 } from './fake-s3.ts';
import { temporaryFolder } from './temporary-store.ts';

test('a file that changes while it is sent is a request that failed, not the end of the process', async () => {
  const { settings, objects } = await fakeS3();
  const file = join(await temporaryFolder(), 'backup.tar.gz');
  writeFileSync(file, Buffer.alloc(1_000_000));
  const body = await openAsBlob(file);
  writeFileSync(file, 'another one by now');
  const sent = sendSigned(settings)({
    ...{ method: 'PUT', path: '/backup.tar.gz', body, within: 10_000 },
    headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
  });
  await expect(sent).rejects.toThrow('The file has changed while it was sent');
  expect(objects.size).toBe(0);
});
