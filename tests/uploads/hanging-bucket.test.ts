import { afterAll, beforeAll, expect, test } from 'vitest';
import { residentOf } from '../support/process-tree.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { bucketBehindProxy, timeOf } from './distant-bucket.ts';

const pages = ['/', '/ar', '/services', '/our-work', '/ar/about-us', '/blog', '/contact-us'];

let bucket: Awaited<ReturnType<typeof bucketBehindProxy>>;
let server: RunningServer;
beforeAll(async () => {
  bucket = await bucketBehindProxy();
  server = await startServer({ env: bucket.env });
});
afterAll(async () => {
  await server.stop();
  await bucket.close();
});

const get = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
};

test.runIf(process.platform === 'linux')(
  '200 who wait for a bucket that hangs take little memory and keep no page waiting',
  async () => {
    const { pid = 0 } = server.child;
    const [original = ''] = [...bucket.objects.keys()];
    const shown = await get(`/uploads/${original}`);
    expect(shown.status).toBe(200);

    for (const path of pages) await get(path);
    bucket.proxy.hang();
    // Without those that make copies of pictures meanwhile.
    const before = residentOf(pid);
    // Pictures that nobody has asked for yet; some were never stored.
    const asked = Array.from({ length: 200 }, (_, at) =>
      original.replace(/^[0-9a-f]{32}/, at.toString(16).padStart(32, '0')),
    );
    const answers = asked.map((name) => get(`/uploads/${name}`));
    const times = pages.map((path) => timeOf(get(path)));
    expect(Math.max(...(await Promise.all(times)))).toBeLessThan(2_000);
    const took = await timeOf(Promise.all(answers));
    expect(took).toBeLessThan(4_000);
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(503);
    expect(residentOf(pid) - before).toBeLessThan(40);
    expect((await get(`/uploads/${original}`)).body).toEqual(shown.body);
    expect(bucket.proxy.open()).toBeLessThan(40);
  },
);
