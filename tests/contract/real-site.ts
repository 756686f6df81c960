import type { RunningServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;

/** Calls of the running program's API as its administrator. */
export async function administrator(server: RunningServer): Promise<Call> {
  const authorization = `Bearer ${await signIn(server)}`;
  return async (method, path, body) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

export type Texts = Awaited<ReturnType<typeof textsIn>>;

/**
 * A page and its Arabic twin, without the data that they carry along. Uncompressed: the best
 * compression, which a browser is given, takes longer than everything else here.
 */
export async function textsIn({ url }: RunningServer, path: string) {
  const headers = { 'accept-encoding': 'identity' };
  const read = async (address: string) =>
    (await (await fetch(url + address, { headers })).text()).replaceAll(
      /<script.*?<\/script>/gs,
      '',
    );
  return { english: await read(path), arabic: await read(path === '/' ? '/ar' : `/ar${path}`) };
}
