import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebDriverError } from './webdriver-error.ts';

/**
 * What Firefox speaks by itself: the commands of WebDriver, without a program in between. A message
 * is its length in bytes, a colon, and JSON.
 */
export async function speakMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const messages = messagesOf(socket);
  // It greets first.
  await messages.next();
  let last = 0;
  return async (command: string, parameters: object = {}): Promise<unknown> => {
    last += 1;
    const message = JSON.stringify([0, last, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value } = await messages.next();
    const [, , fault, result] = value as [number, number, Fault | null, { value?: unknown } | null];
    if (fault) throw new WebDriverError(fault.error, fault.message);
    return result && 'value' in result ? result.value : result;
  };
}

interface Fault {
  error: string;
  message: string;
}

async function* messagesOf(socket: Socket): AsyncGenerator<unknown, never> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) break;
      yield JSON.parse(`${received.subarray(start, end)}`);
      received = received.subarray(end);
    }
  }
  throw new Error('Firefox has ended.');
}
