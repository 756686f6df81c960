import { message } from '../../model/messages/message.ts';
import { unless } from '../timing/deadline.ts';
import { Refusal } from './refusal.ts';

/** How long, in milliseconds, a form that is being read may bring nothing. */
export const stalledAfter = 15_000;

const looks = 3;

/**
 * Reads a body for as long as it goes on coming. Who stops half-way, on purpose or on a train, is
 * cut off: the answer cannot wait for the rest, and others wait for the place.
 */
export const unlessStalled = <T>(
  socket: { readonly bytesRead: number },
  read: () => Promise<T>,
  idle: number,
): Promise<T> =>
  unless(
    (giveUp) => {
      let seen = socket.bytesRead;
      let silent = 0;
      const timer = setInterval(() => {
        silent = socket.bytesRead === seen ? silent + 1 : 0;
        seen = socket.bytesRead;
        if (silent >= looks) giveUp();
      }, idle / looks);
      return () => clearInterval(timer);
    },
    read(),
    () => {
      throw stoppedHalfWay();
    },
  );

const stoppedHalfWay = () =>
  new Refusal(408, message('uploadStopped'), { headers: { connection: 'close' } });
