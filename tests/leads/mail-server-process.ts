import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Plan, Point } from './mail-server.ts';

/** A mail server as a process of its own; it tells its parent how far each message came. */
const [port = '0', options = '{}'] = process.argv.slice(2);
const { tls = false, secure = false, password } = JSON.parse(options);
const sockets = new Set<Socket>();
const planned = new EventEmitter();
let plan: Plan = {};

const server = new SMTPServer({
  secure,
  authOptional: password === undefined,
  allowInsecureAuth: true,
  disabledCommands: tls ? [] : ['STARTTLS'],
  onConnect: (_session, next) => at('connect', next),
  onAuth: ({ username, password: tried }, _session, next) =>
    tried === password ? next(null, { user: username }) : next(answer(535, 'Wrong password')),
  onMailFrom: (_address, _session, next) => at('mail', next),
  onRcptTo: ({ address }, _session, next) =>
    plan.only && plan.only !== address ? next() : at('rcpt', next),
  async onData(stream, session, next) {
    const raw = await received(stream).catch(() => undefined);
    if (raw === undefined || plan.data === 'break off') return;
    // The worst case: what was received whole is kept, whether or not that can still be said.
    if (plan.end !== 'refuse') {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      tell({ arrived: raw, secure: session.secure, to });
    }
    await at('end', next);
    tell({ point: 'answered' });
  },
});
server.on('error', () => {});
server.server.on('connection', (socket: Socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
server.listen(Number(port), '127.0.0.1', () => tell({ listening: true }));
process.on('message', (next: Plan) => {
  plan = next;
  planned.emit('next');
  tell({ planned: true });
});
process.on('disconnect', () => process.exit());

async function at(point: Point, next: (error?: Error | null) => void): Promise<void> {
  tell({ point });
  const step = plan[point];
  if (step === 'hold') return;
  if (step === 'wait') await once(planned, 'next');
  if (step === 'refuse') return next(answer(550, '5.7.1 <sara@example.com> is not welcome'));
  if (step === 'refuse for now') return next(answer(451, '4.3.0 Try again later'));
  if (step === 'break off') for (const socket of sockets) socket.destroy();
  if (typeof step === 'number') await wait(step);
  next();
}

async function received(stream: Readable): Promise<string> {
  await once(stream, 'readable');
  await at('data', () => {});
  return text(stream);
}

const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function tell(news: object): void {
  process.send?.(news);
}
