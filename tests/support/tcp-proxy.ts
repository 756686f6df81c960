import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>;

/** Stands between a client and the server at `url`, counts who comes, and can cut everybody off. */
export async function tcpProxy(url: string) {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isRefusing = false;
  let isFrozen = false;
  let attempts = 0;
  let delay = 0;
  let letBy = Number.POSITIVE_INFINITY;
  let cutting: { lost: 'commit' | 'its answer'; forGood: boolean } | undefined;

  /** Once it has held something back it never goes on: a packet is lost for good. */
  function gate(): Transform {
    let passed = 0;
    return new Transform({
      transform(chunk, _encoding, done) {
        passed = Number.isFinite(letBy) ? passed + chunk.length : 0;
        if (passed > letBy) this.push(chunk.subarray(0, Math.max(letBy - passed, -chunk.length)));
        else if (delay > 0) setTimeout(() => done(null, chunk), delay);
        else done(null, chunk);
      },
    });
  }

  /** Cuts at the first commit that comes by, once. */
  const commits = (upstream: Socket) =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (!cutting || !chunk.includes('commit')) return done(null, chunk);
        const { lost, forGood } = cutting;
        cutting = undefined;
        const cut = () => (forGood ? refuse() : upstream.destroy());
        if (lost === 'commit') return cut();
        // By the time of its answer it is made.
        upstream.unpipe().once('data', cut).resume();
        done(null, chunk);
      },
    });

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
    client.pipe(commits(upstream)).pipe(gate()).pipe(upstream);
    upstream.pipe(gate()).pipe(client);
    if (isFrozen) holdBack(client, upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const holdBack = (...sockets: Socket[]) => {
    for (const socket of sockets) socket.pause();
  };
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  const refuse = () => {
    isRefusing = true;
    cutAll();
  };
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    /** How often somebody has connected so far, whether let through or not. */
    attempts: () => attempts,
    /** As a server that has gone away: who is there is cut off, who comes is turned away. */
    refuse,
    /** As a server that is stopped in its tracks: whoever asks is heard and gets no answer. */
    freeze() {
      isFrozen = true;
      holdBack(...open);
    },
    /** As a server that hangs: everybody is taken in, and after so many bytes hears nothing more. */
    hang(afterBytes = 0) {
      letBy = afterBytes;
    },
    /** As a server that is far away, by so many milliseconds each way. */
    slowDown(ms: number) {
      delay = ms;
    },
    /** As a network that breaks at the next commit, before the server has it or after. */
    loseNext(lost: 'commit' | 'its answer', { forGood = false } = {}) {
      cutting = { lost, forGood };
    },
    /** How many are connected. */
    open: () => open.size / 2,
    /** Those who were hung stay so; whoever comes from now on gets through. */
    letThrough() {
      isRefusing = false;
      isFrozen = false;
      for (const socket of open) socket.resume();
      delay = 0;
      letBy = Number.POSITIVE_INFINITY;
    },
    async close() {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}
