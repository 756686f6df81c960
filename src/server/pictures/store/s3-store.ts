import { createHash } from 'node:crypto';
import { isUploadName, mediaTypeOf, requireUploadName } from '../upload-name.ts';
import { failFast } from './fail-fast.ts';
import { drop, textOf, textsOf, unlessSilent } from './s3-answers.ts';
import { isOverloaded, NoAnswer, type S3Request, s3Sender } from './s3-requests.ts';
import { StoreAway, type UploadStore } from './store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  prefix?: string | undefined;
}

/** In milliseconds. Somebody waits for a picture; a write carries its bytes with it. */
const limits = { read: 3_000, write: 8_000 };

export function openS3Store(settings: S3Settings): UploadStore {
  const send = senderFor(settings);
  const folders = (settings.prefix ?? '').split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const objectOf = (name: string) =>
    ['', ...folders, requireUploadName(name)].map(encodeURIComponent).join('/');

  const noBucket = () => new StoreAway(`There is no S3 bucket ${settings.bucket}.`);

  return {
    // Written without asking first: one request fewer, and the content is the same anyway.
    async put(name, bytes) {
      const headers = {
        'content-type': mediaTypeOf(name),
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const path = objectOf(name);
      const answer = await send({
        method: 'PUT',
        path,
        headers,
        body: bytes,
        within: limits.write,
      });
      if (!answer) throw noBucket();
      drop(answer);
    },

    async has(name) {
      const answer = await send({ method: 'HEAD', path: objectOf(name), within: limits.read });
      if (answer) drop(answer);
      return answer !== null;
    },

    async open(name) {
      const answer = await send({ method: 'GET', path: objectOf(name), within: limits.read });
      if (!answer) return null;
      const size = answer.headers['content-length'];
      if (size === undefined) {
        answer.destroy();
        throw new Error('The S3 bucket gave no Content-Length.');
      }
      return { body: unlessSilent(answer), size: Number(size) };
    },

    async remove(name) {
      const answer = await send({ method: 'DELETE', path: objectOf(name), within: limits.write });
      if (answer) drop(answer);
    },

    async *list() {
      let continuation: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (continuation) query.set('continuation-token', continuation);
        // Nobody waits for it, and a large bucket takes longer to look through.
        const answer = await send({ method: 'GET', path: `?${query}`, within: limits.write });
        if (!answer) throw noBucket();
        const page = await textOf(answer);
        for (const object of page.split('<Contents>').slice(1)) {
          const [key = ''] = textsOf('Key', object);
          const name = key.slice(prefix.length);
          if (!key.startsWith(prefix) || !isUploadName(name)) continue;
          const [modified = ''] = textsOf('LastModified', object);
          yield { name, size: Number(textsOf('Size', object)[0]), modified: new Date(modified) };
        }
        [continuation] = textsOf('NextContinuationToken', page);
      } while (continuation);
    },

    reach: () => send.toBucket(),
  };
}

/** Gives `null` for an object that is not there. */
function senderFor(settings: S3Settings) {
  const { bucket } = settings;
  const sendOnce = s3Sender(settings);
  /** Any answer will do: whether it may be written to is said when it is. */
  async function lookAtBucket({ isAside = false } = {}): Promise<void> {
    const answer = await sendOnce({ method: 'HEAD', path: '', within: limits.read, isAside });
    drop(answer);
    if (isOverloaded(answer)) throw new NoAnswer(`The S3 bucket ${bucket} is overloaded.`);
  }
  const unlessAway = failFast(
    (error) => error instanceof NoAnswer,
    () => lookAtBucket({ isAside: true }),
  );

  const send = (request: S3Request) =>
    unlessAway(async () => {
      const answer = await sendOnce(request);
      const { statusCode: status = 0 } = answer;
      if (status >= 200 && status < 300) return answer;
      const said = await textOf(answer);
      const [code = '', reason = ''] = ['Code', 'Message'].map((each) => textsOf(each, said)[0]);
      if (status === 404 && code !== 'NoSuchBucket') return null;
      const text = `The S3 bucket ${bucket} refused ${request.method} with ${status}.`;
      const why = [code, reason].filter(Boolean).join(': ');
      // A bucket of another region answers with a redirect, where the signature would not hold.
      throw new (isOverloaded(answer) ? NoAnswer : StoreAway)(`${text} ${why}`.trim());
    });
  return Object.assign(send, { toBucket: () => unlessAway(() => lookAtBucket()) });
}
