import { storedSession } from './account/session.ts';
import { signInAgain } from './account/sign-in-again.ts';
import { say, text } from './language/text.ts';

/** A call that did not succeed; `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  /** Texts for the fields at fault, by their dotted path. */
  readonly fields: Record<string, string>;
  /** After a conflict: the record as it is stored now. */
  readonly current: Record<string, unknown> | null | undefined;

  constructor(status: number, message: string, answer: Refused = {}) {
    super(message);
    this.status = status;
    this.fields = answer.fields ?? {};
    this.current = answer.current;
  }
}

interface Refused {
  error?: string;
  fields?: Record<string, string>;
  current?: Record<string, unknown> | null;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown;
  /** Said when the server refuses without a text of its own. */
  failed: string;
}

/** Every call of the admin area: sends the sign-in along, and fails with a text that can be shown. */
export async function callApi<Answer>(path: string, call: Call): Promise<Answer> {
  const response = await send(path, call);
  const answer = await response.json().catch(() => null);
  if (!response.ok) {
    throw new ApiError(response.status, say(answer?.error || call.failed), answer ?? {});
  }
  return answer;
}

/** A file to keep, such as a table. */
export async function fileFromApi(path: string, call: Call): Promise<Blob> {
  const response = await send(path, call);
  if (response.ok) return response.blob();
  const answer = await response.json().catch(() => null);
  throw new ApiError(response.status, say(answer?.error || call.failed));
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
  failure instanceof Error ? failure.message : text.networkError;

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
    throw new ApiError(0, text.networkError);
  }
}
