import { idempotencyKey } from '../../../ui/idempotency-key.ts';

/** What went to the server, and the key that it is known by there. */
export interface Sent {
  key: string;
  filled: string;
  body: string;
}

interface Answer {
  ok: boolean;
  /** 0 where there was no answer. */
  status: number;
  /** The wait was given up. */
  isLate?: boolean;
  message?: string;
  fields?: Record<string, string>;
}

const longestWait = 30_000;

/**
 * Sends what was filled in. Where the same was sent before and nothing is known of it, it is the
 * same message under the same key, which the server keeps once.
 */
export async function sendOnce(
  path: string,
  before: Sent | undefined,
  filled: Record<string, string>,
  bodyOf: () => object,
): Promise<[Sent, Answer]> {
  const text = JSON.stringify(filled);
  const sent =
    before?.filled === text
      ? before
      : { key: idempotencyKey(), filled: text, body: JSON.stringify(bodyOf()) };
  return [sent, await post(path, sent)];
}

/** Whether it is clear what became of it: after a failure of the server it may be stored. */
export const isKnown = ({ status }: Answer) => status > 0 && status < 500;

async function post(path: string, { key, body }: Sent): Promise<Answer> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(longestWait),
    });
    const { message, fields } = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, message, fields };
  } catch (failure) {
    return { ok: false, status: 0, isLate: (failure as Error).name === 'TimeoutError' };
  }
}
