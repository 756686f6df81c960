import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { childrenOf } from '../support/process-tree.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

const isLinux = process.platform === 'linux';

test.runIf(isLinux)(
  'a stop ends within two seconds in the middle of work on a picture, and leaves no process',
  async () => {
    // No demo site: copies of its pictures would be made meanwhile.
    const server = await startServer({ env: { SEED: 'none' } });
    const upload = sendPicture(`${server.url}/api/admin/media`, {
      authorization: `Bearer ${await signIn(server)}`,
    });
    const { pid = 0 } = server.child;
    const workers = () => childrenOf(pid).filter(isPictureWorker);
    await expect.poll(() => workers().length, { interval: 10 }).toBeGreaterThan(0);
    // However fast the machine, it does not come to an end with it.
    for (const worker of workers()) process.kill(worker, 'SIGSTOP');
    const children = childrenOf(pid);

    const begun = performance.now();
    const closed = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    const [code] = await closed;
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(code).toBe(0);
    const { status, said } = await upload;
    expect(status).toBe(503);
    expect(said.error).toBe('The server is restarting. Please try again in a minute.');
    await expect.poll(() => children.filter(isRunning)).toEqual([]);
    await server.stop();
  },
);

/** Over a connection of its own, which ends with the answer. */
async function sendPicture(url: string, headers: Record<string, string>) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await noise())]), 'a.gif');
  const body = new Response(form);
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    agent: false,
  });
  sent.end(Buffer.from(await body.arrayBuffer()));
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, said: JSON.parse(await text(answer)) };
}

const noise = () =>
  sharp({
    create: {
      ...{ width: 1200, height: 1200, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .gif({ effort: 1 })
    .toBuffer();

const commandOf = (id: number) => readFileSync(`/proc/${id}/cmdline`, 'utf8');
const isPictureWorker = (id: number) => commandOf(id).includes('picture-tasks');

function isRunning(id: number): boolean {
  try {
    return commandOf(id) !== '';
  } catch {
    return false;
  }
}
