import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { message } from '../../model/messages/message.ts';
import { boundLog } from '../log/bound-log.ts';
import type { Settings } from '../process/settings.ts';
import { watchArrivals } from '../timing/turns.ts';
import { acceptBodies, bodyLimits } from './accept-bodies.ts';
import { answerErrors } from './answer-errors.ts';
import type { Drain } from './drain.ts';
import { logRequests } from './log-requests.ts';
import { nodeHttp } from './node-http.ts';
import { Refusal } from './refusal.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';
import type { Seen } from './seen.ts';
import { type KeptAnswers, serveFirst } from './serve-first.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

/**
 * Proxies keep an idle connection for about a minute. Whoever closes it first must not be this
 * side: a request may be on its way through it, and would fail.
 */
const keepAliveTimeout = 72_000;

interface Options {
  settings: Pick<Settings, 'logLevel' | 'trustProxy'>;
  answers: KeptAnswers;
  /** What every answer carries, and what one of the API does. */
  headers: Record<string, string>;
  apiHeaders: Record<string, string>;
  drain: Drain;
  seen: Seen | undefined;
}

/** The way in: what holds for every request, whatever it asks for. */
export function openHttp(options: Options): FastifyInstance {
  const { settings, answers, headers, apiHeaders, drain, seen } = options;
  const lines = boundLog();
  const http: FastifyInstance = fastify({
    logger: { level: settings.logLevel, hooks: { logMethod: lines.logMethod } },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    frameworkErrors: (_error, request, reply) => {
      (reply as FastifyReply)
        .code(400)
        .headers({ ...headers, [requestIdHeader]: request.id })
        .send(new Refusal(400, message('invalidRequest')).answer);
    },
    trustProxy: settings.trustProxy && trustedProxies(settings.trustProxy),
    bodyLimit: bodyLimits.signIn,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    serverFactory(handle) {
      const tell = (err: unknown, requestId: string) =>
        http.log.error({ err, requestId }, 'a request failed');
      const first = serveFirst(answers, handle, { headers, drain, seen, tell });
      const server = nodeHttp.createServer({ keepAliveTimeout }, first);
      drain.attach(server);
      watchArrivals(server);
      return server;
    },
  });
  lines.writeTo(http.log);
  http.addHook('onClose', async () => lines.end());
  answerErrors(http);
  logRequests(http);
  warnOfProxy(http, settings.trustProxy);
  acceptBodies(http);
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(request.routeOptions.url?.startsWith('/api') ? apiHeaders : headers);
    // Past the framework, as some answers go.
    reply.raw.setHeader(requestIdHeader, request.id);
    // A whole address or a star: what follows takes it for a path.
    if (!request.url.startsWith('/')) throw new Refusal(400, message('invalidRequest'));
  });
  return http;
}
