import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalr/bPxRfi+EXAMPLEKEY',
};
const REGION = 'eu-central-1';

/** One that is gone with the test. */
export async function fakeS3(options: Parameters<typeof startFakeS3>[0] = {}) {
  const bucket = await startFakeS3(options);
  onTestFinished(bucket.close);
  return bucket;
}

/** A bucket that keeps objects in memory and takes only correctly signed requests. */
export async function startFakeS3({ pageSize = 1000, failures = 0 } = {}) {
  const objects = new Map<string, { body: Buffer; type: string | undefined; modified: Date }>();
  const requests: string[] = [];
  let failuresLeft = failures;
  let isReadOnly = false;
  let instead: [status: number, text: string] | undefined;

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    // Cut off half-way.
    if (!body) return;
    requests.push(`${request.method} ${request.url}`);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(pathname).replace(/^\/pictures\/?/, '');
    const answer = (status: number, text: string | Buffer = '') => {
      response.writeHead(status, { 'content-length': Buffer.byteLength(text) }).end(text);
    };
    if (instead) return answer(...instead);
    if (isReadOnly && request.method === 'PUT') return answer(403, DENIED);
    if (failuresLeft-- > 0) return answer(503, '<Error><Code>SlowDown</Code></Error>');
    const flaw = flawIn(request, body);
    if (flaw) {
      const text = `<Error><Code>SignatureDoesNotMatch</Code><Message>${flaw}</Message></Error>`;
      return answer(403, text);
    }
    if (!/^\/pictures(\/|$)/.test(pathname)) {
      return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
    }
    if (searchParams.has('list-type')) return answer(200, listing(searchParams));
    const object = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'], modified: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
    if (request.method === 'HEAD') return answer(object ? 200 : 404);
    return object ? answer(200, object.body) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    // A token with characters that XML and URLs both have to escape.
    const start = Number(query.get('continuation-token')?.split('+&/=')[1] ?? 0);
    const end = start + pageSize;
    const contents = keys.slice(start, end).map((key) => {
      const { body, modified } = objects.get(key) ?? { body: '', modified: new Date() };
      const facts = `<LastModified>${modified.toISOString()}</LastModified><Size>${body.length}</Size>`;
      return `<Contents><Key>${key}</Key>${facts}</Contents>`;
    });
    const more = end < keys.length;
    const token = more ? `<NextContinuationToken>t+&amp;/=${end}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { endpoint, bucket: 'pictures', region: REGION, ...credentials },
    objects,
    requests,
    /** To everybody, from now on. */
    answerInstead(status: number, text: string) {
      instead = [status, text];
    },
    /** As for a key that may only read, or where a quota is used up. */
    refuseWrites(isRefused: boolean) {
      isReadOnly = isRefused;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const DENIED = '<Error><Code>AccessDenied</Code></Error>';

/** Signature Version 4, worked out from the request as it arrived, apart from the code under test. */
function flawIn(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers;
  const found = /^AWS4-HMAC-SHA256 Credential=(.+?), SignedHeaders=(.+?), Signature=(.+)$/.exec(
    authorization,
  );
  if (!found) return 'There is no AWS4-HMAC-SHA256 signature.';
  const [, credential = '', signedHeaders = '', signature] = found;
  const scope = `${String(date).slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${credentials.accessKeyId}/${scope}`) return `Wrong scope: ${credential}`;
  if (!/\bhost\b/.test(signedHeaders)) return 'The host is not signed.';
  const payload = String(request.headers['x-amz-content-sha256']);
  if (body.length > 0 && payload !== sha256(body)) return 'The payload is not the signed one.';

  const [path = '', query = ''] = (request.url ?? '').split('?');
  const parameters = [...new URLSearchParams(query)].map((pair) => pair.map(escaped).join('='));
  const headers = signedHeaders.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, path, parameters.sort().join('&'), headers.join('')];
  const text = [...canonical, signedHeaders, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(text)].join('\n');
  const start: Buffer = Buffer.from(`AWS4${credentials.secretAccessKey}`);
  const key = scope.split('/').reduce((secret, part) => hmac(secret, part), start);
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'Wrong signature.';
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
