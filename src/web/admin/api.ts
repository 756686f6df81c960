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
}

/** Every call of the admin area: sends the sign-in along, and fails with a text that can be shown. */
export async function callApi<Answer>(path: string, call: Call): Promise<Answer> {
  const response = await send(path, call);
  const answer = await response.json().catch(() => null);
  if (!response.ok) {
    throw new ApiError(response.status, call.failed, answer ?? {});
  }
  return answer;
}

/** A file to keep, such as a table. */
export async function fileFromApi(path: string, call: Call): Promise<Blob> {
  const response = await send(path, call);
  if (response.ok) return response.blob();
  const answer = await response.json().catch(() => null);
  throw new ApiError(response.status, call.failed, answer ?? {});
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

export const messageOf = (failure: unknown) =>
  failure instanceof Error ? failure.message : say(message('networkError'));

/** A server that is newer than the page may say what the page does not know. */
export const isSaid = (answer: Partial<Message>): answer is Message =>
  answer.code !== undefined && answer.code in messages;

async function send(path: string, { method = 'GET', body }: Call): Promise<Response> {
  const session = storedSession();
  const headers = new Headers();
  if (session) headers.set('Authorization', `Bearer ${session.token}`);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, message('networkError'));
  }
}
