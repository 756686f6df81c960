import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const slow = 1_000;

/** Those that have their line. */
const told = new WeakSet<FastifyRequest>();

/** Writes and slow requests, by route: no address, name or query of a person. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    const isWrite = method !== 'GET' && method !== 'HEAD';
    if (told.has(request) || (!isWrite && status < 500 && elapsedTime < slow)) return;
    log[status >= 500 ? 'error' : 'info'](factsOf(request, reply), 'request');
  });
}

/** At once, not with the others: whoever asked may be gone before the answer. */
export function logFailure(request: FastifyRequest, reply: FastifyReply, error: Error): void {
  told.add(request);
  request.log.error(
    {
      ...factsOf(request, reply),
      err: withoutValues(error),
      ...(error.cause instanceof Error && { cause: withoutValues(error.cause) }),
    },
    'a request failed',
  );
}

const factsOf = ({ method, routeOptions }: FastifyRequest, reply: FastifyReply) => ({
  method,
  route: routeOptions.url,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
});

/** A database's error also holds the values at fault, which may be a person's. */
const withoutValues = ({ name, message, stack }: Error) => ({ name, message, stack });
