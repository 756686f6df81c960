import { createHash } from 'node:crypto';
import { message } from '../../model/messages/message.ts';
import type { ApiRequest } from '../http/calls.ts';
import type { Viewer } from '../http/gate.ts';
import { Refusal } from '../http/refusal.ts';

/** A request that is made once, however often it is sent. */
export interface Once {
  /** A hash of the key, the call and the account, so that the database names none of them. */
  key: string;
  /** A hash of the content: the same key with another content is a mistake of the client. */
  sent: string;
}

export const idempotencyHeader = 'Idempotency-Key';

/** The key of this request, or the refusal of a malformed one; clients may leave it out. */
export function idempotencyKeyOf({
  http,
  viewer,
}: Pick<ApiRequest, 'http'> & { viewer: Viewer }): string | undefined {
  const given = http.headers[idempotencyHeader.toLowerCase()];
  if (given === undefined) return undefined;
  if (!/^[\w-]{1,64}$/.test(String(given))) throw new Refusal(400, message('wrongIdempotencyKey'));
  const [path] = http.url.split('?', 1);
  return hashOf(JSON.stringify([viewer.id, http.method, path, given]));
}

export const onceOf = (key: string | undefined, ...sent: (string | Buffer)[]): Once | undefined =>
  key === undefined ? undefined : { key, sent: hashOf(...sent) };

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // The length before each part, so that no two lists of parts read the same.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('base64url');
}
