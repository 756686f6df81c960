import type { RunningServer } from '../support/server.ts';

export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;

/** Calls of the running program's API as its administrator. */
export async function administrator({ url, password }: RunningServer): Promise<Call> {
  const callWith =
    (headers: Record<string, string>): Call =>
    async (method, path, body) => {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    };
  const login = await callWith({})('POST', '/admin/login', { username: 'admin', password });
  return callWith({ authorization: `Bearer ${login.body.token}` });
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
