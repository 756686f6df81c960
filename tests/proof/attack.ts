/** A program of its own, so that what it does costs the test that measures nothing but a core. */
import { connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import type { Attack } from './under-attack.ts';

const { kind, connections, url } = JSON.parse(process.argv[2] ?? '') as Attack;
const { host, hostname, port } = new URL(url);

const bodies = [
  `{"a":[${'{},'.repeat(690_000)}{}]}`,
  `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
  `{${Array.from({ length: 150_000 }, (_, at) => `"key${at}":${at}`).join()}}`,
];

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

const post = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const spellings = Array.from(
  { length: 1000 },
  (_, at) => `/localseo/jeddah${'~'.repeat(1 + (at % 40))}${'-'.repeat(1 + Math.floor(at / 40))}`,
);
const encoded = (at: number) =>
  [...'services'].map((sign, bit) => (at & (1 << bit) ? percent(sign) : sign)).join('');
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
const questions = Array.from({ length: 1000 }, (_, at) =>
  at < 256
    ? `/api/${encoded(at)}`
    : `/api/local-seo?limit=${1 + (at % 100)}&page=${1000 + at}&other=${at}`,
);
const unseen = Array.from(
  { length: 1000 },
  (_, at) => `/blog-details/${process.argv[3]}-${1 + at}`,
);
const forms = ['', 'form=nothing', 'form=contact-modal', 'form=contact-section&email=a%40b.co'];

const rounds: Record<Attack['kind'], (at: number) => string> = {
  'large JSON': (at) =>
    post(
      ['/api/contact/submit', '/api/send-email', '/api/admin/login'][at % 3] ?? '',
      'application/json',
      bodies[Math.floor(at / 3) % 3] ?? '',
    ),
  'spellings of a page': (at) => get(spellings[at % 1000] ?? ''),
  'spellings of a question': (at) => get(questions[at % 1000] ?? ''),
  'pages that were never asked for': (at) => get(unseen[at % 1000] ?? ''),
  'forms sent to pages': (at) =>
    post(
      ['/', '/ar', '/services', '/contact-us'][at % 4] ?? '',
      'application/x-www-form-urlencoded',
      forms[Math.floor(at / 4) % 4] ?? '',
    ),
};
const next = rounds[kind];
let sent = 0;

/** Goes on with another connection where this one ends; what is not read yet holds the next back. */
function attack(goOn: (socket: Socket) => void): void {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.once('close', () => setImmediate(attack, goOn));
  socket.once('connect', () => goOn(socket));
}

if (kind === 'forms sent to pages') {
  const open = new Set<Socket>();
  for (let at = 0; at < connections; at++) {
    attack((socket) => {
      open.add(socket.once('close', () => open.delete(socket)));
      socket.resume();
    });
  }
  process.send?.('begun');
  for await (const _ of every(50)) {
    for (let at = 0; at < 10; at++) {
      [...open][sent % Math.max(1, open.size)]?.write(next(sent));
      sent += 1;
    }
  }
} else {
  const atOnce = kind === 'large JSON' ? 1 : 1000 / connections;
  for (let at = 0; at < connections; at++) {
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
  process.send?.('begun');
}
