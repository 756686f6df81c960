/** A program of its own: what it does is to cost the test that measures nothing but processor time. */
import { connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import type { Attack, editors, strangers } from './under-attack.ts';

const { kind, connections, url, post, authorization } = JSON.parse(process.argv[2] ?? '') as Attack;
const { host, hostname, port } = new URL(url);

const bodies = [
  `{"a":[${'{},'.repeat(690_000)}{}]}`,
  `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
  `{${Array.from({ length: 150_000 }, (_, at) => `"key${at}":${at}`).join()}}`,
];

const getting = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

const posting = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const many = 1000;
const manyOf = (one: (at: number) => string) => Array.from({ length: many }, (_, at) => one(at));

const spellings = manyOf(
  (at) => `/localseo/jeddah${'~'.repeat(1 + (at % 40))}${'-'.repeat(1 + Math.floor(at / 40))}`,
);
const inHex = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
const encoded = (at: number) =>
  [...'services'].map((sign, bit) => (at & (1 << bit) ? inHex(sign) : sign)).join('');
const questions = manyOf((at) =>
  at < 256 ? `/api/${encoded(at)}` : `/api/local-seo?limit=${1 + (at % 100)}&page=${1000 + at}`,
);
const forms = ['', 'form=nothing', 'form=contact-modal', 'form=contact-section&email=a%40b.co'];

const requests: Record<(typeof strangers)[number], (at: number) => string> = {
  'large JSON': (at) =>
    posting(
      ['/api/contact/submit', '/api/send-email', '/api/admin/login'][at % 3] ?? '',
      'application/json',
      bodies[Math.floor(at / 3) % 3] ?? '',
    ),
  'spellings of a page': (at) => getting(spellings[at % many] ?? ''),
  'spellings of a question': (at) => getting(questions[at % many] ?? ''),
  'pages that were never asked for': (at) => getting(`/blog-details/${post}-${1 + at}`),
  'forms sent to pages': (at) =>
    posting(
      ['/', '/ar', '/services', '/contact-us'][at % 4] ?? '',
      'application/x-www-form-urlencoded',
      forms[Math.floor(at / 4) % 4] ?? '',
    ),
};

/** Of Markdown that takes long to read. */
const parts = ['- a\n', '*a *a ', 'a\n\n', '> - a\n> - b\n', '**a** *b* '].map((marks) =>
  marks.repeat(20_000 / marks.length).trim(),
);

async function saveLongPost(): Promise<void> {
  const address = `${url}/api/blogs/${post}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { version: _, ...stored } = await (await fetch(address, { headers })).json();
  const subHeading = [...parts, ...parts]
    .slice(1)
    .map((description) => ({ title: 'T', description }));
  const description = { mainPara: parts[0], subHeading };
  const body = JSON.stringify({ ...stored, description });
  const { status } = await fetch(address, { method: 'PUT', headers, body });
  if (status !== 200) throw new Error(`The post was answered with ${status}`);
}

const work: Record<(typeof editors)[number], () => Promise<string>> = {
  'an export': async () => '/api/admin/leads.csv',
  'a search': async () => '/api/admin/leads?search=nowhere',
  async 'a long post'() {
    await saveLongPost();
    return `/blog-details/${post}`;
  },
};

async function workOn(next: () => Promise<string>): Promise<never> {
  for (;;) {
    const path = await next();
    const headers = path.startsWith('/api') ? { authorization } : {};
    const answer = await fetch(url + path, { headers });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    for await (const _ of answer.body ?? []);
  }
}

/** Goes on with another connection where this one ends. */
function attack(begin: (socket: Socket) => void): void {
  // What waits behind itself is told from others by its network.
  const localAddress = kind === 'pages that were never asked for' ? '127.0.9.1' : '127.0.0.1';
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => {});
  socket.once('close', () => setImmediate(attack, begin));
  socket.once('connect', () => begin(socket));
}

let sent = 0;

/** As many at a time as all the connections have to share, and more once those are answered. */
function inRounds(next: (at: number) => string): void {
  const atOnce = kind === 'large JSON' ? 1 : many / connections;
  attack((socket) => {
    let answers = 0;
    const send = () => {
      for (let count = 0; count < atOnce; count++) socket.write(next(sent++));
    };
    socket.on('data', (part) => {
      answers += String(part).split('HTTP/1.1 ').length - 1;
      if (answers < atOnce) return;
      answers = 0;
      send();
    });
    send();
  });
}

const open = new Set<Socket>();

/** 200 a second. */
async function inTime(next: (at: number) => string): Promise<void> {
  for await (const _ of every(50)) {
    for (let at = 0; at < 10; at++) {
      [...open][sent % Math.max(1, open.size)]?.write(next(sent));
      sent += 1;
    }
  }
}

function isWork(name: string): name is (typeof editors)[number] {
  return name in work;
}

if (isWork(kind)) {
  process.send?.('begun');
  await Promise.all(Array.from({ length: connections }, () => workOn(work[kind])));
} else {
  for (let at = 0; at < connections; at++) {
    if (kind !== 'forms sent to pages') inRounds(requests[kind]);
    else
      attack((socket) => {
        open.add(socket.once('close', () => open.delete(socket)));
        socket.resume();
      });
  }
  process.send?.('begun');
  if (kind === 'forms sent to pages') await inTime(requests[kind]);
}
