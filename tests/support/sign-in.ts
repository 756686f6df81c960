import type { RunningServer } from './server.ts';

/** Signs in to a running program as its administrator; gives the token. */
export async function signIn({
  url,
  password,
}: Pick<RunningServer, 'url' | 'password'>): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}
