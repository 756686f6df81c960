import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addressIn } from '../../src/model/addresses.ts';
import { publicPaths } from '../../src/model/public-paths.ts';
import { fillPath } from '../../src/model/site-path.ts';
import { createAnswerCache } from '../../src/server/answers/answer-cache.ts';
import { createRenderQueue, queueLimits } from '../../src/server/answers/render-queue.ts';
import { Change } from '../../src/server/content/dependencies.ts';
import { openSiteApp, plainPage, type SiteApp } from '../site/site-app.ts';

const askerOf = (network: string, gone?: AbortSignal) => ({
  network,
  language: 'en' as const,
  ...(gone && { gone }),
});

/** Renders that are not over until they are let go. */
function heldRenders() {
  const held = Promise.withResolvers<void>();
  const begun: string[] = [];
  const render = (name: string) => async () => {
    begun.push(name);
    await held.promise;
    return name;
  };
  return { begun, render, letGo: held.resolve };
}

test('a network that asks for much waits for it itself', async () => {
  const queue = createRenderQueue();
  const { begun, render, letGo } = heldRenders();
  const many = Array.from({ length: 50 }, (_, at) => queue.add(askerOf('a'), render(`a${at}`)));
  const one = queue.add(askerOf('b'), render('b'));
  letGo();
  await one.made;
  expect(begun.indexOf('b')).toBeLessThan(queueLimits.atOnce);
  await Promise.all(many.map(({ made }) => made));
  expect(begun.filter((name) => name !== 'b')).toEqual(many.map((_, at) => `a${at}`));
});

test('who asks for what somebody else waits for gets it in their own turn', async () => {
  const queue = createRenderQueue({ ...queueLimits, atOnce: 1 });
  const { begun, render, letGo } = heldRenders();
  const many = Array.from({ length: 20 }, (_, at) => queue.add(askerOf('a'), render(`a${at}`)));
  many[19]?.join(askerOf('b'));
  letGo();
  expect(await many[19]?.made).toBe('a19');
  expect(begun.length).toBeLessThan(4);
  await Promise.all(many.map(({ made }) => made));
  expect(begun.length).toBe(many.length);
});

test('what all have left who asked for it is not made', async () => {
  const queue = createRenderQueue({ ...queueLimits, atOnce: 1 });
  const { begun, render, letGo } = heldRenders();
  const first = queue.add(askerOf('a'), render('first'));
  const leaving = new AbortController();
  const left = queue.add(askerOf('a', leaving.signal), render('left'));
  const shared = queue.add(askerOf('a', leaving.signal), render('shared'));
  shared.join(askerOf('b'));
  leaving.abort();
  letGo();
  await expect(left.made).rejects.toMatchObject({ status: 503 });
  await Promise.all([first.made, shared.made]);
  expect(begun).toEqual(['first', 'shared']);
});

test('past its places the queue refuses, and has room again afterwards', async () => {
  const queue = createRenderQueue();
  const { render, letGo } = heldRenders();
  const add = (network: string) => queue.add(askerOf(network), render(network)).made;
  const refused = expect.objectContaining({
    status: 503,
    headers: { 'Retry-After': '2' },
    message: 'The server is busy at the moment. Please try again in a few seconds.',
  });
  const waiting = Array.from({ length: queueLimits.ofNetwork }, () => add('a'));
  expect(() => add('a')).toThrow(refused);
  for (let at = 1; at < queueLimits.networks; at++) waiting.push(add(`network ${at}`));
  expect(() => add('one more')).toThrow(refused);
  letGo();
  await Promise.all(waiting);
  await add('one more');
  expect(queue.length()).toBe(0);
});

test('who finds no place gets the answer of before, if there is one', async () => {
  const cache = createAnswerCache();
  const { render, letGo } = heldRenders();
  const page = async () => ({ status: 200, headers: {}, body: [Buffer.from('x')] });
  await cache.answer('/page', page);
  cache.outdate(new Change(null));
  const waiting = Array.from({ length: queueLimits.ofNetwork }, () =>
    cache.add(askerOf('a'), render('a')),
  );
  expect((await cache.answer('/page', page, askerOf('a'))).status).toBe(200);
  await expect(cache.answer('/other', page, askerOf('a'))).rejects.toMatchObject({ status: 503 });
  letGo();
  await Promise.all(waiting.map(({ made }) => made));
});

/** Pages that need no record. */
const addresses = ['/', '/services', '/localseo', '/our-work', '/about-us', '/blog'].flatMap(
  (path) => [path, addressIn('ar', path)],
);

/** The addresses of as many posts. */
async function addPosts({ db }: SiteApp, howMany: number): Promise<string[]> {
  const ids = Array.from({ length: howMany }, (_, at) => `post-${at}`);
  const moment = new Date().toISOString();
  const row = {
    ...{ kind: 'blogs.blogs', parent_id: null, position: 0, slug: null, alias: null, hidden: 0 },
    ...{ body: '{}', version: 1, created_at: moment, updated_at: moment, updated_by: 'admin' },
  };
  await db
    .insertInto('document')
    .values(ids.map((id) => ({ id, ...row })))
    .execute();
  return ids.map((id) => fillPath(publicPaths.post, id));
}

/** A site whose pages are held, and all the places of a network are taken. */
async function crowdedSite() {
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const app = await openSiteApp('sqlite', async () => {
    begun += 1;
    await held.promise;
    return plainPage();
  });
  onTestFinished(() => app.close());
  const ask = async (url: string, remoteAddress = '192.0.2.1') => app.get(url, { remoteAddress });
  const statuses: number[] = [];
  const crowd = async (addresses: string[]) => {
    await Promise.all(addresses.map(async (each) => statuses.push((await ask(each)).statusCode)));
  };
  const first = crowd(addresses.slice(0, queueLimits.atOnce));
  await expect.poll(() => begun).toBe(queueLimits.atOnce);
  const waiting = crowd(await addPosts(app, queueLimits.ofNetwork + 1));
  await expect.poll(() => statuses).toEqual([503]);
  return {
    app,
    ask,
    async letGo() {
      held.resolve();
      await Promise.all([first, waiting]);
      return statuses.slice(1);
    },
  };
}

test('a page that has no place is refused in its language, and another network gets its own', async () => {
  const { ask, letGo } = await crowdedSite();
  const questions = queueLimits.ofNetwork + 1;
  const asked = Array.from({ length: questions }, (_, at) =>
    ask(`/api/blogs?limit=5&page=${at + 1}`),
  );
  const refused = await ask('/ar/contact-us');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({
    'retry-after': '2',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(refused.body).toContain('<html lang="ar" dir="rtl">');
  expect(refused.body).toContain('الخادم مشغول في الوقت الحالي. يرجى المحاولة بعد بضع ثوانٍ.');
  const read = await ask('/api/home?lang=ar');
  expect([read.statusCode, read.headers['retry-after']]).toEqual([503, '2']);
  expect(read.json()).toMatchObject({
    code: 'busyNow',
    message: 'الخادم مشغول في الوقت الحالي. يرجى المحاولة بعد بضع ثوانٍ.',
  });
  const other = ask('/contact-us', '198.51.100.1');
  expect(new Set(await letGo())).toEqual(new Set([200]));
  await Promise.all(asked);
  expect((await other).statusCode).toBe(200);
});

test('a form that has no place for its page is stored all the same', async () => {
  const { app, letGo } = await crowdedSite();
  let answered = 0;
  const send = async (at: number) => {
    const reply = await app.http.inject({
      remoteAddress: `192.0.2.${at + 1}`,
      method: 'POST',
      url: '/ar/website-leasing',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'form=lease-lead&name=Sara&email=a%40b.co&phone=1&company=Co&language=ar',
    });
    answered += 1;
    return reply;
  };
  const sent = Array.from({ length: queueLimits.ofNetwork + 1 }, (_, at) => send(at));
  await expect.poll(() => answered).toBe(1);
  const reply = await Promise.race(sent);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('شكر');
  const leads = await app.db.selectFrom('lead').select('form').execute();
  expect(leads).toEqual([{ form: 'lease-lead' }]);
  await letGo();
  await Promise.all(sent);
});

test('pages that were asked for on a connection that has ended are not made', async () => {
  const held = Promise.withResolvers<void>();
  let made = 0;
  const app = await openSiteApp('sqlite', async () => {
    made += 1;
    await held.promise;
    return plainPage();
  });
  onTestFinished(() => app.close());
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const ended = once(app.http.server, 'connection').then(([other]) => once(other, 'close'));
  socket.write(addresses.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await expect.poll(() => made).toBe(queueLimits.atOnce);
  socket.destroy();
  await ended;
  held.resolve();
  expect((await app.get('/contact-us')).statusCode).toBe(200);
  expect(made).toBe(queueLimits.atOnce + 1);
});
