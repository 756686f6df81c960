import type { IncomingMessage } from 'node:http';
import { BucketRefuses, NoAnswer } from './bucket-away.ts';
import { drop, textOf, textsOf } from './read-answer.ts';
import { isOverloaded, type S3Request, sendSigned } from './send-signed.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  prefix?: string | undefined;
}

export interface KeptObject {
  /** Below the prefix. */
  name: string;
  size: number;
  modified: Date;
}

/** Gives `null` for what is not there. */
export type Ask = (request: S3Request) => Promise<IncomingMessage | null>;

/** What any use of a bucket needs: how to ask it, where its objects are, and which there are. */
export function openBucket(settings: S3Settings) {
  const { bucket } = settings;
  const send = sendSigned(settings);
  const folders = (settings.prefix ?? '').split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');

  const ask: Ask = async (request) => {
    const answer = await send(request);
    const { statusCode: status = 0 } = answer;
    if (status >= 200 && status < 300) return answer;
    const said = await textOf(answer);
    const [code = '', reason = ''] = ['Code', 'Message'].map((each) => textsOf(each, said)[0]);
    if (status === 404 && code !== 'NoSuchBucket') return null;
    const text = `The S3 bucket ${bucket} refused ${request.method} with ${status}.`;
    const why = [code, reason].filter(Boolean).join(': ');
    // A bucket of another region answers with a redirect, where the signature would not hold.
    throw new (isOverloaded(answer) ? NoAnswer : BucketRefuses)(`${text} ${why}`.trim());
  };

  return {
    ask,

    pathOf: (name: string) => ['', ...folders, name].map(encodeURIComponent).join('/'),

    isMissing: () => new BucketRefuses(`There is no S3 bucket ${bucket}.`),

    /** Any answer will do: whether it may be written to is said when it is. */
    async look(request: Pick<S3Request, 'within' | 'isAside'>): Promise<void> {
      const answer = await send({ ...request, method: 'HEAD', path: '' });
      drop(answer);
      if (isOverloaded(answer)) throw new NoAnswer(`The S3 bucket ${bucket} is overloaded.`);
    },

    /** A part at a time, each asked for in the way that is given. */
    async *list(asking: Ask, { within }: Pick<S3Request, 'within'>): AsyncGenerator<KeptObject> {
      let continuation: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (continuation) query.set('continuation-token', continuation);
        const answer = await asking({ method: 'GET', path: `?${query}`, within });
        if (!answer) throw this.isMissing();
        const page = await textOf(answer);
        for (const object of page.split('<Contents>').slice(1)) {
          const [key = ''] = textsOf('Key', object);
          if (!key.startsWith(prefix)) continue;
          const [modified = ''] = textsOf('LastModified', object);
          const size = Number(textsOf('Size', object)[0]);
          yield { name: key.slice(prefix.length), size, modified: new Date(modified) };
        }
        [continuation] = textsOf('NextContinuationToken', page);
      } while (continuation);
    },
  };
}
