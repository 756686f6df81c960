import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../pictures/store/s3-store.ts';
import { StartProblem } from '../process/start-problem.ts';
import { sumOf } from './archive.ts';
import { readBackupName } from './backup-name.ts';

/** A second place for backups, away from the machine. */
export interface BackupBucket {
  /** In place of what has that name; read back before it counts. */
  put(name: string, file: string): Promise<void>;
  open(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}

export function openBucket(settings: S3Settings): BackupBucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const folders = (settings.prefix ?? '').split('/').filter(Boolean);
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const objectOf = (name: string) => ['', ...folders, name].map(encodeURIComponent).join('/');

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await client
      .fetch(root + path, { ...init, method, redirect: 'manual' })
      .catch((cause) => {
        throw new StartProblem(`The bucket for backups at ${endpoint} cannot be reached.`, {
          cause,
        });
      });
    if (response.ok || response.status === 404) return response;
    const [reason] = textsOf('Code', await response.text());
    throw new StartProblem(
      `The bucket for backups ${bucket} refused ${method} with ${response.status}${reason ? `, ${reason}` : ''}.`,
    );
  }

  async function open(name: string): Promise<Readable | null> {
    const { status, body } = await send('GET', objectOf(name));
    if (status !== 404 && body) return Readable.fromWeb(body as ReadableStream);
    await body?.cancel();
    return null;
  }

  return {
    open,
    async put(name, file) {
      const sum = await sumOf(createReadStream(file));
      // From the disk as it goes out: a backup may be larger than the memory.
      const body = await openAsBlob(file, { type: 'application/gzip' });
      const headers = { 'content-type': body.type, 'x-amz-content-sha256': sum };
      const { status } = await send('PUT', objectOf(name), { headers, body });
      const stored = status === 404 ? null : await open(name);
      if (!stored || (await sumOf(stored)) !== sum) {
        throw new StartProblem(`The bucket for backups ${bucket} has not kept ${name} as it is.`);
      }
    },
    async remove(name) {
      const { body } = await send('DELETE', objectOf(name));
      await body?.cancel();
    },
    async list() {
      const names: string[] = [];
      const prefix = folders.map((folder) => `${folder}/`).join('');
      for (let continuation: string | undefined = ''; continuation !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, delimiter: '/' });
        if (continuation) query.set('continuation-token', continuation);
        const page = await (await send('GET', `?${query}`)).text();
        names.push(...textsOf('Key', page).map((key) => key.split('/').at(-1) ?? ''));
        [continuation] = textsOf('NextContinuationToken', page);
      }
      return names.filter((name) => readBackupName(name) !== undefined);
    },
  };
}

/** Keys and tokens hold no sign that XML escapes but this one. */
const textsOf = (element: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
