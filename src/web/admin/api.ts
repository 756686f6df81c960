import { type Message, message } from '../../model/messages/message.ts';
import { messages } from '../../model/messages/messages.ts';
import { storedSession } from './account/session.ts';
import { signInAgain } from './account/sign-in-again.ts';
import { say } from './language/text.ts';

/** A call that did not succeed; `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  /** What is wrong with each field, by its dotted path. */
  readonly fields: Record<string, Message>;
  /** After a conflict: the record as it is stored now. */
  readonly current: Record<string, unknown> | null | undefined;

  constructor(status: number, failed: Message, answer: Refused = {}) {
    super(isSaid(answer) ? say(answer) : answer.error || say(failed));
    this.status = status;
    this.fields = Object.fromEntries(
      Object.entries(answer.faults ?? {}).filter(([, fault]) => isSaid(fault)),
    );
    this.current = answer.current;
  }
}

interface Refused extends Partial<Message> {
  error?: string;
  faults?: Record<string, Message>;
  current?: Record<string, unknown> | null;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown;
  /** Said when the server refuses without a word of its own. */
  failed: Message;
  /** The server makes what is sent twice under the same key only once. */
  key?: string | undefined;
  /** The longest wait for the answer, in milliseconds; more with a file by itself. */
  patience?: number;
}

const patience = { usual: 30_000, withFile: 120_000 };

/** Every call of the admin area: sends the sign-in along, and fails with a text that can be shown. */
export async function callApi<Answer>(path: string, call: Call): Promise<Answer> {
  return send(path, call, (response) => response.json());
}

/** A file to keep, such as a table. */
export async function fileFromApi(path: string, call: Call): Promise<Blob> {
  return send(path, call, (response) => response.blob());
}

/** A save: when the sign-in has ended meanwhile, it asks for another one over the form. */
export async function saveToApi<Answer>(path: string, call: Call): Promise<Answer> {
  try {
    return await callApi<Answer>(path, call);
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 401) throw failure;
    if (!(await signInAgain.ask())) throw failure;
    return callApi<Answer>(path, call);
  }
}

/** Whether a failed call may have been carried out: the server failed in it, or gave no answer. */
export const mayBeDone = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);

export const messageOf = (failure: unknown) =>
  failure instanceof Error ? failure.message : say(message('networkError'));

/** A server that is newer than the page may say what the page does not know. */
export const isSaid = <A extends { code?: string | undefined; params?: unknown }>(
  answer: A,
): answer is A & Message => answer.code !== undefined && answer.code in messages;

/** An answer that breaks off is no answer: the call may have been carried out or not. */
async function send<Answer>(
  path: string,
  { method = 'GET', body, failed, key, patience: wait }: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const session = storedSession();
  const headers = new Headers();
  if (session) headers.set('Authorization', `Bearer ${session.token}`);
  if (key) headers.set('Idempotency-Key', key);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const longestWait = isForm ? patience.withFile : patience.usual;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(wait ?? longestWait),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.ok) return await read(response);
    const refused = await response.json().catch(() => null);
    throw new ApiError(response.status, failed, refused ?? {});
  } catch (failure) {
    if (failure instanceof ApiError) throw failure;
    const isLate = (failure as Error).name === 'TimeoutError' && method !== 'GET';
    throw new ApiError(0, message(isLate ? 'noAnswer' : 'networkError'));
  }
}
