import type { FastifyInstance } from 'fastify';

const slow = 1_000;

/** Writes, failures and slow requests, by route: no address, name or query of a person. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const isWrite = method !== 'GET' && method !== 'HEAD';
    if (!isWrite && status < 500 && elapsedTime < slow) return;
    const line = { method, route: routeOptions.url, status, ms: Math.round(elapsedTime) };
    request.log[status >= 500 ? 'error' : 'info'](line, 'request');
  });
}
