import type { RunningServer } from '../../tests/support/server.ts';
import { signIn } from '../../tests/support/sign-in.ts';

/** A call of the API as the administrator; a page when there is no `/api` before its path. */
export type AdminCall = (method: string, path: string, body?: unknown) => Promise<string>;

export const asAdministrator = async (server: RunningServer): Promise<AdminCall> =>
  callOf(server.url, { authorization: `Bearer ${await signIn(server)}` });

const callOf =
  (url: string, headers: Record<string, string>): AdminCall =>
  async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      // A page is asked for as a visitor would.
      headers: path.startsWith('/api')
        ? { ...headers, 'content-type': 'application/json' }
        : { 'accept-encoding': 'br' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text;
  };
