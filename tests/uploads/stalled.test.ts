import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { image } from '../../src/model/vocabulary/images.ts';
import { block } from '../../src/model/vocabulary/nodes.ts';
import { saveOf } from '../../src/server/content/calls.ts';
import { answerErrors } from '../../src/server/http/answer-errors.ts';
import { unlessStalled } from '../../src/server/http/unless-stalled.ts';
import { signedIn } from '../support/stored-administrator.ts';

const node = block({ noun: 'picture', fields: { image: image('Image', { required: true }) } });
const boundary = 'part-of-the-form';
const partHead = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;

let app: FastifyInstance;
let sockets: Socket[];
/** How many forms have come in, whether they are being read or wait for their turn. */
let begun: number;

beforeEach(async () => {
  sockets = [];
  begun = 0;
  app = fastify({ forceCloseConnections: true });
  app.register(multipart);
  answerErrors(app);
  app.post('/save', (http) => {
    begun += 1;
    const request = { params: {}, query: {}, body: {}, address: '', viewer: signedIn, http };
    const receive = async (file: Buffer) => `/uploads/${file.length}`;
    return saveOf(request, node, receive, { idle: 600 });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function open(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** The head of a form that promises more than it brings. */
const formHead = `POST /save HTTP/1.1\r\nHost: test\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 10000\r\n\r\n`;

async function begin(): Promise<Socket> {
  const socket = await open();
  socket.write(formHead);
  return socket;
}

test('uploads that stop half-way are told so, cut off, and leave their places to others', async () => {
  const stalled = [await begin(), await begin(), await begin()];
  for (const socket of stalled.slice(1)) socket.write(`${partHead}half of a picture`);
  await expect.poll(() => begun).toBe(3);

  const form = new FormData();
  form.set('image', new Blob(['a whole picture']), 'a.png');
  const { port } = app.server.address() as AddressInfo;
  const saved = await fetch(`http://127.0.0.1:${port}/save`, { method: 'POST', body: form });
  expect(await saved.json()).toMatchObject({ values: { image: '/uploads/15' } });

  // Each answer has an end because the connection has one.
  for (const answer of await Promise.all(stalled.map((socket) => text(socket)))) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('The upload stopped before it was complete. Please try again.');
  }
});

test('of very many forms at once those that would wait longest are turned away at once', async () => {
  const stalled = await Promise.all(Array.from({ length: 55 }, open));
  // At once: none of them is to make room for another by then.
  for (const socket of stalled) socket.write(formHead);
  await expect.poll(() => begun).toBe(55);
  // Three more than are read or may wait.
  const answers = stalled.map((socket) => text(socket).catch(() => ''));
  await expect
    .poll(() => stalled.filter((socket) => socket.bytesRead > 0).length)
    .toBeGreaterThanOrEqual(3);
  for (const socket of stalled) if (socket.bytesRead === 0) socket.destroy();
  const told = (await Promise.all(answers)).filter((answer) => / 503 /.test(answer));
  expect(told).toHaveLength(3);
  for (const answer of told) expect(answer).toContain('The server has too much to do.');
});

test('a form may be slow, but not silent for as long as that', async () => {
  vi.useFakeTimers();
  const socket = { bytesRead: 0 };
  let ending = 'none';
  unlessStalled(socket, () => new Promise(() => {}), 900).catch(({ status }) => {
    ending = `refused with ${status}`;
  });
  for (let read = 1; read <= 20; read += 1) {
    socket.bytesRead += 1;
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(ending).toBe('none');
  await vi.advanceTimersByTimeAsync(900);
  expect(ending).toBe('refused with 408');
  vi.useRealTimers();
});
