import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openBucket, type S3Settings } from '../s3/open-bucket.ts';
import { drop, unlessSilent } from '../s3/read-answer.ts';
import type { SocialStore } from './social-store.ts';

export function socialBucket(settings: S3Settings): SocialStore {
  const bucket = openBucket({ ...settings, prefix: `${settings.prefix ?? ''}/social` });
  const within = 3_000;

  return {
    async read(name) {
      const answer = await bucket.ask({ method: 'GET', path: bucket.pathOf(name), within });
      return answer ? buffer(unlessSilent(answer)) : undefined;
    },

    async write(name, body) {
      const headers = {
        'content-type': 'image/png',
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      };
      const path = bucket.pathOf(name);
      const answer = await bucket.ask({ method: 'PUT', path, headers, body, within });
      if (!answer) throw bucket.isMissing();
      drop(answer);
    },

    async remove(name) {
      const answer = await bucket.ask({ method: 'DELETE', path: bucket.pathOf(name), within });
      if (answer) drop(answer);
    },

    async list() {
      const found = new Map<string, Date>();
      for await (const { name, modified } of bucket.list(bucket.ask, { within })) {
        found.set(name, modified);
      }
      return found;
    },
  };
}
