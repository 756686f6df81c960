import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>;

/** Stands between a client and the server at `url`, counts who comes, and can cut everybody off. */
export async function tcpProxy(url: string) {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isRefusing = false;
  let isFrozen = false;
  let attempts = 0;
  const server = createServer((client) => {
    attempts += 1;
    client.on('error', () => {});
    if (isRefusing) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
    if (isFrozen) holdBack(client, upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const holdBack = (...sockets: Socket[]) => {
    for (const socket of sockets) socket.pause();
  };
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    /** How often somebody has connected so far, whether let through or not. */
    attempts: () => attempts,
    /** As a server that has gone away: who is there is cut off, who comes is turned away. */
    refuse() {
      isRefusing = true;
      cutAll();
    },
    /** As a server that is stopped in its tracks: whoever asks is heard and gets no answer. */
    freeze() {
      isFrozen = true;
      holdBack(...open);
    },
    letThrough() {
      isRefusing = false;
      isFrozen = false;
      for (const socket of open) socket.resume();
    },
    async close() {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}
