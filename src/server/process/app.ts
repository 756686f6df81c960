import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { message } from '../../model/messages/message.ts';
import { pages } from '../../model/pages/index.ts';
import { imageLimits } from '../../model/vocabulary/images.ts';
import { createAccount } from '../account/account.ts';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { securityHeaders } from '../answers/headers.ts';
import { serveFirst } from '../answers/serve-first.ts';
import { backupCall } from '../backups/calls.ts';
import { contentReads, contentWrites } from '../content/calls.ts';
import { watchChanges } from '../content/changes.ts';
import { type Content, createContent } from '../content/content.ts';
import { clearContactField } from '../extras/contact-info-field.ts';
import { latestBlogs } from '../extras/latest-blogs.ts';
import { locationByName, locationForAdmin } from '../extras/local-seo-lookup.ts';
import { mainServiceByAddress, primaryServiceByAddress } from '../extras/service-address.ts';
import { servicesNavbar } from '../extras/services-navbar.ts';
import { answerErrors } from '../http/answer-errors.ts';
import { type Call, mountCalls } from '../http/calls.ts';
import { describeApi } from '../http/description/describe-api.ts';
import { limitInProcess, limitTogether } from '../http/limiters.ts';
import { logRequests } from '../http/log-requests.ts';
import { type ContentReader, createReader, mountReads, type Read } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import { isTooDeep } from '../http/too-deep.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';
import { warnOfProxy } from '../http/warn-of-proxy.ts';
import { leadAdminCalls } from '../leads/admin-calls.ts';
import { leadCalls } from '../leads/calls.ts';
import { createLeads } from '../leads/create-leads.ts';
import { testMailCall } from '../leads/test-mail.ts';
import { servePages } from '../pages/serve-pages.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { receiveInto } from '../pictures/keep-picture.ts';
import { mediaCalls } from '../pictures/library/calls.ts';
import { serveUploads } from '../pictures/serve-uploads.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { createVariants, type Variants } from '../pictures/variants.ts';
import { previewCall } from '../preview/preview-call.ts';
import { pageFacts } from '../site/page-facts.ts';
import { serveSiteFiles } from '../site/serve-site-files.ts';
import type { Database, Storage } from '../storage/storage.ts';
import type { Settings } from './settings.ts';

interface Parts {
  settings: Settings;
  storage: Storage;
  uploads: UploadStore;
  /** The rendered site; the API works without it. */
  web?: WebBuild;
  now?: () => number;
}

export interface App {
  http: FastifyInstance;
  reader: ContentReader;
  /** The smaller copies of pictures, which may be made ahead. */
  variants: Variants;
}

/**
 * Proxies keep an idle connection for about a minute. Whoever closes it first must not be this
 * side: a request may be on its way through it, and would fail.
 */
const keepAliveTimeout = 72_000;

/** Everything the process serves, on a storage that is open and up to date. */
export async function createApp({ settings, storage, uploads, web, now }: Parts): Promise<App> {
  const answers = createAnswerCache({
    tell: (error) => http.log.error({ err: error }, 'an answer could not be made anew'),
  });
  const headers = securityHeaders(settings.publicUrl, settings);
  // A search engine is to find the pages, not what they are made of.
  const apiHeaders = { ...headers, 'x-robots-tag': 'noindex' };
  const http: FastifyInstance = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => {
      (reply as FastifyReply)
        .code(400)
        .headers(headers)
        .send(new Refusal(400, message('invalidRequest')).answer);
    },
    trustProxy: settings.trustProxy && trustedProxies(settings.trustProxy),
    bodyLimit: 2 * 1024 * 1024,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createServer(
        { keepAliveTimeout },
        serveFirst(answers, handle, {
          headers,
          tell: (error) => http.log.error({ err: error }, 'a request failed'),
        }),
      ),
  });
  answerErrors(http);
  logRequests(http);
  warnOfProxy(http, settings.trustProxy);
  acceptBodies(http);
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(request.routeOptions.url?.startsWith('/api') ? apiHeaders : headers);
    // A whole address or a star: what follows takes it for a path.
    if (!request.url.startsWith('/')) throw new Refusal(400, message('invalidRequest'));
  });

  const changes = await watchChanges(storage);
  changes.onChange(() => answers.outdate());
  storage.onTurn((isAway) => {
    answers.setAway(isAway);
    if (isAway) http.log.error('the database is away; what is in memory is served');
    else http.log.warn('the database is back');
  });
  const content = createContent(storage, changes);
  const stopping = new AbortController();
  http.addHook('preClose', async () => {
    stopping.abort();
    answers.stop();
  });
  const createLimiter = settings.databaseUrl ? limitTogether(storage.db) : limitInProcess;
  const account = createAccount({
    db: storage.db,
    createLimiter,
    // A stop does not wait for an answer that is only being held back.
    wait: (milliseconds) =>
      sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {}),
    ...(now && { now }),
  });

  const leads = await createLeads(http, { settings, storage, createLimiter, now });

  const variants = createVariants(uploads, (error) => http.log.error(error));
  const receive = receiveInto(uploads, storage.db, variants);
  const { historyDays } = settings;
  const media = { db: storage.db, changes, store: uploads, receive, historyDays };

  const { publicUrl } = settings;
  const pageReads: typeof readsOn = (...on) => [...readsOn(...on), siteFacts(settings)];
  const reads = readsOn(storage.db, content, () => reader);
  const calls: Call[] = [
    health,
    ...account.calls,
    ...leadCalls(leads),
    ...leadAdminCalls(leads),
    testMailCall({ mail: settings.mail, publicUrl, ...(now && { now }) }),
    backupCall({ db: storage.db, settings, ...(now && { now }) }),
    ...mediaCalls({ ...media, ...(now && { now }) }),
    ...contentWrites(pages, content, receive),
    clearContactField(content),
    locationForAdmin(content),
    ...(web
      ? [previewCall({ db: storage.db, web, log: http.log, publicUrl, readsOn: pageReads })]
      : []),
  ];
  mountReads(http, reads, {
    answers,
    authenticate: account.authenticate,
    headers: apiHeaders,
  });
  mountCalls(http, calls, account.authenticate);
  describeApi(http, reads, calls);
  serveUploads(http, uploads, variants);

  const reader = createReader([...reads, siteFacts(settings)], changes);
  const site = { db: storage.db, reader, answers, headers, publicUrl: settings.publicUrl };
  serveSiteFiles(http, site);
  if (web) await servePages(http, { ...site, web, changes, calls });
  return { http, reader, variants };
}

/** The named ones first: `/blogs/latest` would also be a blog with that id. */
const readsOn = (db: Database, content: Content, reader: () => ContentReader): Read[] => [
  latestBlogs(content),
  servicesNavbar(db, content),
  mainServiceByAddress(db),
  primaryServiceByAddress(db),
  locationByName(content),
  pageFacts(db, reader),
  ...contentReads(pages, content),
];

const health: Call = {
  method: 'GET',
  path: '/health',
  summary: 'Whether the server can serve',
  admin: false,
  failed: message('notHealthy'),
  handle: async () => ({ status: 'ok' }),
};

/** For the pages alone: what only the process knows. */
const siteFacts = ({ publicUrl }: Settings): Read => ({
  path: '/site',
  summary: '',
  failed: message('somethingWrong'),
  pages: [],
  answer: async () => ({ publicUrl }),
});

function acceptBodies(http: FastifyInstance): void {
  http.register(multipart, {
    limits: {
      // Counts the first byte that is too many, not the last that is allowed.
      fileSize: imageLimits.bytes + 1,
      files: 4,
      fields: 60,
      fieldSize: 1024 * 1024,
    },
  });
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type on a DELETE without a body too.
    if (body === '') return done(null, {});
    parse(request, body as string, (error, value) => {
      if (!error && isTooDeep(value)) done(new Refusal(400, message('invalidRequest')));
      else done(error, value);
    });
  });
}
