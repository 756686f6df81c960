import { message } from '../../model/messages/message.ts';
import { Refusal } from './refusal.ts';

/** How long, in milliseconds, a form that is being read may bring nothing. */
export const stalledAfter = 15_000;

const looks = 3;

/**
 * Reads a body for as long as it goes on coming. Who stops half-way, on purpose or on a train, is
 * cut off: the answer cannot wait for the rest, and others wait for the place.
 */
export async function unlessStalled<T>(
  socket: { readonly bytesRead: number },
  read: () => Promise<T>,
  idle: number,
): Promise<T> {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  let seen = socket.bytesRead;
  let silent = 0;
  const timer = setInterval(() => {
    silent = socket.bytesRead === seen ? silent + 1 : 0;
    seen = socket.bytesRead;
    if (silent >= looks) reject(stoppedHalfWay());
  }, idle / looks);
  const reading = read();
  // Cut off, it fails after nobody listens any more.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, stalled]);
  } finally {
    clearInterval(timer);
  }
}

const stoppedHalfWay = () =>
  new Refusal(408, message('uploadStopped'), { headers: { connection: 'close' } });
