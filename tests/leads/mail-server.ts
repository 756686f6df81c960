import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { type ReceivedMail, receivedMail } from './received-mail.ts';

/** How far a message has come; `end` is when the server has all of it and has not answered yet. */
export type Point = 'connect' | 'mail' | 'rcpt' | 'data' | 'end' | 'answered';

/**
 * What the server does at a point instead of going on; a number is a wait in milliseconds, and
 * `wait` lasts until the next plan.
 */
export type Plan = Partial<
  Record<Point, 'hold' | 'wait' | 'refuse' | 'refuse for now' | 'break off' | number>
> & {
  /** The recipient that `rcpt` is about; every one where it is left out. */
  only?: string;
};

interface Options {
  /** Offers STARTTLS. */
  tls?: boolean;
  /** Speaks TLS from the start. */
  secure?: boolean;
  /** Takes mail from whoever signs in with it. */
  password?: string;
}

export type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** A real mail server process on a port of its own, which can go away and come back. */
export async function mailServer(options: Options = {}) {
  const port = await freePort();
  const news = new EventEmitter();
  const arrived: ReceivedMail[] = [];
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = [`${port}`, JSON.stringify(options)];
    child = fork(join(import.meta.dirname, 'mail-server-process.ts'), settings);
    child.on(
      'message',
      (told: { arrived?: string; secure?: boolean; to?: string[]; point?: Point }) => {
        if (told.arrived) arrived.push(receivedMail(told.arrived, told.secure, told.to));
        if (told.point) news.emit(told.point);
        news.emit('any', told);
      },
    );
    await told('listening');
  }

  const told = (what: string) =>
    new Promise<void>((resolve) => {
      const listen = (answer: object) => {
        if (!(what in answer)) return;
        news.off('any', listen);
        resolve();
      };
      news.on('any', listen);
    });

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    port,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    /** What the server has received whole, oldest first. */
    arrived,
    start,
    stop,
    async plan(plan: Plan) {
      const planned = told('planned');
      child?.send(plan);
      await planned;
    },
    /** The next time that a message comes to this point. */
    reached: (point: Point) => once(news, point),
    async untilArrived(count: number, within = 10_000) {
      const deadline = Date.now() + within;
      while (arrived.length < count) {
        if (Date.now() > deadline) throw new Error(`${arrived.length} of ${count} mails arrived.`);
        await wait(10);
      }
    },
  };
}
