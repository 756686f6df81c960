import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { BucketAway, NoAnswer } from '../../s3/bucket-away.ts';
import { type Ask, openBucket, type S3Settings } from '../../s3/open-bucket.ts';
import { drop, readableOf, unlessSilent } from '../../s3/read-answer.ts';
import {
  hasNameOf,
  isNamedByContent,
  isUploadName,
  mediaTypeOf,
  requireUploadName,
} from '../upload-name.ts';
import { failFast } from './fail-fast.ts';
import type { UploadStore } from './store.ts';
import { watchBucket } from './watch-bucket.ts';

/** In milliseconds. Somebody waits for a picture; a write carries its bytes with it. */
const limits = { read: 3_000, write: 8_000 };

export function openS3Store(settings: S3Settings): UploadStore {
  const bucket = openBucket(settings);
  const unlessAway = failFast(
    (error) => error instanceof NoAnswer,
    () => bucket.look({ within: limits.read, isAside: true }),
  );
  const ask: Ask = (request) => unlessAway(() => bucket.ask(request));
  const pathOf = (name: string) => bucket.pathOf(requireUploadName(name));

  async function write(path: string, body: Buffer, type: string): Promise<void> {
    const headers = {
      'content-type': type,
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    };
    const answer = await ask({ method: 'PUT', path, headers, body, within: limits.write });
    if (!answer) throw bucket.isMissing();
    drop(answer);
  }

  const watched = watchBucket(settings, () =>
    write(bucket.pathOf(TRIED), Buffer.from('.'), 'text/plain'),
  );

  return {
    // Written without asking first: one request fewer, and the content is the same anyway.
    async put(name, body) {
      const path = pathOf(name);
      await watched.watchWrite(() => write(path, body, mediaTypeOf(name)));
    },

    async has(name) {
      const answer = await ask({ method: 'HEAD', path: pathOf(name), within: limits.read });
      if (answer) drop(answer);
      return answer !== null;
    },

    async open(name) {
      const answer = await ask({ method: 'GET', path: pathOf(name), within: limits.read });
      if (!answer) return null;
      const size = answer.headers['content-length'];
      if (size === undefined) {
        answer.destroy();
        throw new Error('The S3 bucket gave no Content-Length.');
      }
      const body = unlessSilent(answer);
      return {
        body: isNamedByContent(name) ? onlyIfNamed(name, body) : body,
        size: Number(size),
      };
    },

    async remove(name) {
      const answer = await ask({ method: 'DELETE', path: pathOf(name), within: limits.write });
      if (answer) drop(answer);
    },

    async *list() {
      // Nobody waits for it, and a large bucket takes longer to look through.
      for await (const object of bucket.list(ask, { within: limits.write })) {
        if (isUploadName(object.name)) yield object;
      }
    },

    state: watched.state,

    reach: () => unlessAway(() => bucket.look({ within: limits.read })),
  };
}

/** Written after a write that failed, to find out when one succeeds; no name of a picture. */
const TRIED = 'written';

/** All but its last bytes, and those too if the hash of all is the one in the name. */
function onlyIfNamed(name: string, body: Readable): Readable {
  return readableOf(chunksIfNamed(name, body), body);
}

async function* chunksIfNamed(name: string, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of body) {
    hash.update(chunk);
    if (last.length > 0) yield last;
    last = chunk;
  }
  if (!hasNameOf(name, hash.digest('hex'))) {
    throw new BucketAway(`The S3 bucket gave other bytes for ${name} than were stored.`);
  }
  yield last;
}
