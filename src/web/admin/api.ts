import { storedSession } from './account/session.ts';
import { text } from './language/text.ts';

/** A call that did not succeed; `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Said when the server refuses without a text of its own. */
  failed: string;
}

/** Every call of the admin area: sends the sign-in along, and fails with a text that can be shown. */
export async function callApi<Answer>(path: string, call: Call): Promise<Answer> {
  const response = await send(path, call);
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, answer?.error || call.failed);
  return answer;
}

async function send(path: string, { method = 'GET', body }: Call): Promise<Response> {
  const session = storedSession();
  const headers = new Headers();
  if (session) headers.set('Authorization', `Bearer ${session.token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, text.networkError);
  }
}
