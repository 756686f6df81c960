import type { FastifyInstance } from 'fastify';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { message } from '../../model/messages/message.ts';
import { pages } from '../../model/pages/index.ts';
import { createAccount } from '../account/account.ts';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { securityHeaders } from '../answers/headers.ts';
import { readBackupFacts } from '../backups/backup-notes.ts';
import { backupCall } from '../backups/calls.ts';
import { cdnHeaders } from '../cdn/cdn-headers.ts';
import { tellCdn } from '../cdn/tell-cdn.ts';
import { contentCalls, contentReads, type ReceiveFile } from '../content/calls.ts';
import { watchChanges } from '../content/changes.ts';
import { createContent } from '../content/content.ts';
import { createContentReader } from '../content/content-reader.ts';
import { readListsAhead } from '../content/read-lists-ahead.ts';
import { clearContactField } from '../extras/contact-info-field.ts';
import { locationForAdmin } from '../extras/local-seo-lookup.ts';
import { namedReads, namedRoutes } from '../extras/named-reads.ts';
import { type Call, mountCalls } from '../http/calls.ts';
import { describeApi } from '../http/description/describe-api.ts';
import { createDrain } from '../http/drain.ts';
import { objectOf } from '../http/json-schema.ts';
import { limitInProcess, limitTogether } from '../http/limiters.ts';
import { openHttp } from '../http/open-http.ts';
import { mountReads, type Read } from '../http/reads.ts';
import { leadAdminCalls } from '../leads/admin-calls.ts';
import { leadCalls } from '../leads/calls.ts';
import { createLeads } from '../leads/create-leads.ts';
import { readPlans } from '../leads/present-plan.ts';
import { createLeadReceiver } from '../leads/receive-lead.ts';
import { watchTelephone } from '../leads/telephone.ts';
import { testMailCall } from '../leads/test-mail.ts';
import type { RequestTally } from '../metrics/request-tally.ts';
import type { Watched } from '../metrics/site-families.ts';
import { createResolver } from '../pages/resolve.ts';
import { servePages } from '../pages/serve-pages.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { receiveInto } from '../pictures/keep-picture.ts';
import { mediaCalls } from '../pictures/library/calls.ts';
import { serveUploads } from '../pictures/serve-uploads.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { createVariants, type Variants } from '../pictures/variants.ts';
import { previewCall } from '../preview/preview-call.ts';
import { probesOf } from '../readiness/probes.ts';
import { createReadiness } from '../readiness/readiness.ts';
import { readyCall } from '../readiness/ready-call.ts';
import { demoCalls } from '../seed/demo-calls.ts';
import { createBrandPictures } from '../site/brand-pictures.ts';
import { drawSocialImages } from '../site/draw-social-images.ts';
import { readInUse } from '../site/read-in-use.ts';
import { serveSiteFiles } from '../site/serve-site-files.ts';
import { createSocialPictures } from '../site/social-pictures.ts';
import { openSocialStore } from '../site/social-store.ts';
import { canBeSwitchedOff, isSwitchedOff } from '../site/switched-off.ts';
import { createReserve } from '../storage/reserve.ts';
import type { Storage } from '../storage/storage.ts';
import { pause } from '../timing/pause.ts';
import { wordingCalls } from '../wording/calls.ts';
import { readVisitorWords } from '../wording/visitor-words.ts';
import type { Settings } from './settings.ts';
import { watchRequests } from './watch-requests.ts';

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
  /** What can be asked of the API. */
  operations: { reads: readonly Read[]; calls: readonly Call[] };
  /** The smaller copies of pictures, which may be made ahead. */
  variants: Variants;
  /** So that what is dear to read is read before anybody asks for it. */
  readAhead(): Promise<void>;
  /** The pictures that networks show of pages, from now on in the background. */
  drawAhead(): void;
  /** Answers whoever is waiting, and takes no more; for a server that listens. */
  drain(): Promise<void>;
  /** For whoever watches the process. */
  watched: Watched & { tally: RequestTally | undefined };
}

/** Everything the process serves, on a storage that is open and up to date. */
export async function createApp({ settings, storage, uploads, web, now }: Parts): Promise<App> {
  const answers = createAnswerCache({
    keptHeaders: cdnHeaders(settings.cdn.maxAge),
    tell: (error) => http.log.error({ err: error }, 'an answer could not be made anew'),
  });
  const watching = await watchRequests(settings);
  const drain = createDrain();
  const headers = securityHeaders(settings.publicUrl, settings);
  // A search engine is to find the pages, not what they are made of.
  const apiHeaders = {
    ...headers,
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const http = openHttp({ settings, answers, headers, apiHeaders, drain, seen: watching.seen });
  http.addHook('onClose', async () => watching.end());

  const reserve = createReserve(settings.dataDir);
  http.addHook('onListen', () => reserve.keep());
  const changes = await watchChanges(storage, { before: reserve.requireRoom });
  changes.onChange(answers.outdate);
  storage.onTurn((isAway, err) => {
    answers.setAway(isAway);
    if (isAway) http.log.error({ err }, 'the database is away; what is in memory is served');
    else http.log.warn('the database is back');
  });
  const content = createContent(storage, changes);
  await tellCdn(http, settings.cdn.purge, changes);
  const stopping = new AbortController();
  const stopWork = () => {
    stopping.abort();
    answers.stop();
    variants.stop();
  };
  http.addHook('preClose', async () => stopWork());
  const createLimiter = settings.databaseUrl ? limitTogether(storage.db) : limitInProcess;
  const account = createAccount({
    db: storage.db,
    createLimiter,
    // A stop does not wait for an answer that is only being held back.
    wait: (milliseconds, gone) => pause(milliseconds, stopping.signal, gone),
    ...(now && { now }),
  });

  const leads = await createLeads(http, { settings, storage, createLimiter, reserve, now });

  const variants = createVariants(uploads, (error) => http.log.error(error));
  const receiveFile = receiveInto(uploads, storage.db, variants);
  const receive: ReceiveFile = async (file, rule) => {
    await reserve.requireRoom();
    return receiveFile(file, rule);
  };
  const { historyDays } = settings;
  const media = { db: storage.db, changes, store: uploads, receive, historyDays };

  const look = createReadiness(probesOf(settings, storage, uploads), {
    isStopping: () => drain.isDraining,
    onChange: (found) => http.log[found.status === 'not ready' ? 'warn' : 'info'](found, 'ready?'),
  });
  const leadReceiver = createLeadReceiver({
    ...leads,
    telephone: () => telephone.telephone(),
    plans: () => readPlans(reader),
    words: () => readVisitorWords(reader),
  });
  const { publicUrl } = settings;
  const named = namedReads(storage.db, content);
  // The named ones first: `/blogs/latest` would also be a blog with that id.
  const reads: Read[] = [
    ...namedRoutes(storage.db, content, named),
    ...contentReads(pages, content),
  ];
  const calls: Call[] = [
    health,
    readyCall(look),
    ...account.calls,
    ...leadCalls(leadReceiver),
    ...leadAdminCalls({ ...leads, eraseDeleted: storage.eraseDeleted }),
    testMailCall({ mail: settings.mail, publicUrl, ...(now && { now }) }),
    backupCall({ storage, settings, ...(now && { now }) }),
    ...mediaCalls({ ...media, ...(now && { now }) }),
    ...contentCalls(pages, content, receive),
    ...demoCalls({ db: storage.db, changes, settings, inUse: () => readInUse(reader) }),
    clearContactField(content),
    ...wordingCalls(content),
    locationForAdmin(content),
    ...(web ? [previewCall({ db: storage.db, web, log: http.log, publicUrl, namedReads })] : []),
  ];
  mountReads(http, reads, {
    answers,
    authenticate: account.authenticate,
    isSwitchedOff: (read) => isSwitchedOff(read, reader),
    headers: apiHeaders,
  });
  mountCalls(http, calls, account.authenticate);
  const known = reads.map((read) =>
    canBeSwitchedOff(read) ? { ...read, refuses: [404, ...(read.refuses ?? [])] } : read,
  );
  describeApi(http, known, calls, apiHeaders);
  serveUploads(http, uploads, variants);

  const reader = createContentReader(content, named, changes);
  const resolve = createResolver({ db: storage.db, reader }, changes);
  const telephone = watchTelephone(reader, changes);
  http.addHook('onListen', () => telephone.read());
  const site = { db: storage.db, reader, resolve, answers, headers, publicUrl };
  const brandPictures = createBrandPictures(uploads);
  const store = await openSocialStore(settings);
  const socialPictures = createSocialPictures({ store, brandPictures });
  serveSiteFiles(http, { ...site, brandPictures, socialPictures });
  if (web) await servePages(http, { ...site, web, changes, leads: leadReceiver });
  return {
    http,
    reader,
    operations: { reads, calls },
    variants,
    readAhead: () => readListsAhead(pages, content, changes),
    drawAhead() {
      const tell = (error: unknown) => http.log.error(error);
      const { signal } = stopping;
      drawSocialImages({ ...site, changes, socialPictures, stopping: signal, tell });
    },
    async drain() {
      stopWork();
      await drain.drain(http.server);
    },
    watched: {
      ...{ answers, storage, look, dataDir: settings.dataDir },
      countLeadsOnDisk: () => leads.shelf.count(),
      readBackups: () => readBackupFacts(storage.db),
      tally: watching.tally,
    },
  };
}

const health: Call = {
  for: 'everyone',
  method: 'GET',
  path: '/health',
  name: 'getHealth',
  summary: 'Whether the server is alive',
  description: 'Asks nothing of the database: a process that answers need not be started again.',
  failed: message('notHealthy'),
  answers: () => objectOf({ status: { type: 'string', const: 'ok' } }),
  handle: async () => ({ status: 'ok' }),
};
