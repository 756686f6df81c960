import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { isUploadName, mediaTypeOf, requireUploadName } from '../upload-name.ts';
import type { UploadStore } from './store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  prefix?: string | undefined;
}

export function openS3Store(settings: S3Settings): UploadStore {
  const send = senderFor(settings);
  const folders = (settings.prefix ?? '').split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const objectOf = (name: string) =>
    ['', ...folders, requireUploadName(name)].map(encodeURIComponent).join('/');

  return {
    // Written without asking first: one request fewer, and the content is the same anyway.
    async put(name, bytes) {
      const headers = {
        'content-type': mediaTypeOf(name),
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const response = await send('PUT', objectOf(name), { headers, body: new Uint8Array(bytes) });
      await response.body?.cancel();
    },

    async has(name) {
      const response = await send('HEAD', objectOf(name), {}, 404);
      return response.ok;
    },

    async open(name) {
      const response = await send('GET', objectOf(name), {}, 404);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const size = response.headers.get('content-length');
      if (!response.body || size === null) throw new Error('The S3 bucket gave no Content-Length.');
      return { body: Readable.fromWeb(response.body as ReadableStream), size: Number(size) };
    },

    async remove(name) {
      const response = await send('DELETE', objectOf(name), {}, 404);
      await response.body?.cancel();
    },

    async *list() {
      let continuation: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (continuation) query.set('continuation-token', continuation);
        const page = await (await send('GET', `?${query}`)).text();
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
  };
}

const ANSWER_WITHIN_MS = 60_000;

function senderFor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  // Path-style: every compatible server takes it, without a host name for each bucket.
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  return async (method: string, path: string, init: RequestInit = {}, orStatus = 200) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_WITHIN_MS);
    const response = await client
      // A bucket of another region answers with a redirect, where the signature would not hold.
      .fetch(root + path, { ...init, method, signal: late.signal, redirect: 'manual' })
      .catch((cause) => {
        throw new Error(`The S3 endpoint ${endpoint} cannot be reached.`, { cause });
      })
      .finally(() => clearTimeout(timer));
    if (response.ok || response.status === orStatus) return response;
    const answer = await response.text();
    const reason = [...textsOf('Code', answer), ...textsOf('Message', answer)].join(': ');
    throw new Error(
      `The S3 bucket ${bucket} refused ${method} with ${response.status}. ${reason}`.trim(),
    );
  };
}

/** S3's answers are flat lists of elements without attributes: no XML parser is needed for them. */
function textsOf(element: string, xml: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
  return [...found].map(([, text = '']) =>
    text.replace(/&(lt|gt|quot|apos|amp|#\d+);/g, unescapeEntity),
  );
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeEntity(_: string, entity: string): string {
  return ENTITIES[entity] ?? String.fromCodePoint(Number(entity.slice(1)));
}
