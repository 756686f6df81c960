import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Drain = ReturnType<typeof createDrain>;

/** Whoever keeps asking has come back by then, and has been told that the connection ends. */
const untilQuiet = 250;
const lookEvery = 20;

/**
 * Ends the connections of a process that is about to stop, each after the answer it waits for. To
 * close one that only seems idle would lose the request that is on its way through it.
 */
export function createDrain() {
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isDraining = false;

  const isBusy = (socket: Socket, busy: Set<Socket | null>) =>
    busy.has(socket) || socket.writableLength > 0;

  return {
    get isDraining() {
      return isDraining;
    },

    attach(server: Server): void {
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
    },

    /** An answer that is not there at once. */
    await(response: ServerResponse): void {
      answering.add(response);
      response.once('close', () => answering.delete(response));
    },

    /** Resolves when everybody has been answered and nobody is left. */
    async drain(server: Server): Promise<void> {
      isDraining = true;
      // Not the close of HTTP's server, which would cut off those that seem idle.
      TcpServer.prototype.close.call(server);
      for (const response of answering) response.shouldKeepAlive = false;
      const quietAt = performance.now() + untilQuiet;
      while (sockets.size > 0) {
        await sleep(lookEvery);
        if (performance.now() < quietAt) continue;
        const busy = new Set([...answering].map(({ socket }) => socket));
        for (const socket of sockets) if (!isBusy(socket, busy)) socket.destroy();
      }
    },
  };
}
