import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const connections = new WeakMap<Socket, AbortSignal>();

/** Aborts when the connection that a request came on ends. */
export function goneOf({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): AbortSignal {
  const known = connections.get(socket);
  if (known) return known;
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  if (socket.destroyed) gone.abort();
  connections.set(socket, gone.signal);
  return gone.signal;
}
