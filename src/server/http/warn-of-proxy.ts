import type { FastifyInstance } from 'fastify';

/**
 * Behind a proxy that nobody named, all visitors have the proxy's address: ten wrong passwords of
 * anybody would shut out everybody, and nothing else would tell why.
 */
export function warnOfProxy(app: FastifyInstance, trustProxy: readonly string[] | false): void {
  if (trustProxy) return;
  let isWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isWarned || !(headers['x-forwarded-for'] || headers.forwarded)) return;
    isWarned = true;
    log.warn(
      'a request came through a proxy: all visitors count as one until TRUST_PROXY names its address',
    );
  });
}
