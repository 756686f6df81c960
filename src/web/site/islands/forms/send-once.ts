import { idempotencyKey } from '../../../ui/idempotency-key.ts';

/** A message to the server, with the key that the server knows it by. */
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
 * Sends the filled fields. Where the same fields were sent before without an answer, the same message
 * goes out under the same key, and the server keeps it once.
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

/** Whether the message is surely stored or refused: after a failure of the server it may be either. */
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
