import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ensureAdministrator } from '../account/first-administrator.ts';
import { backUpBeforeMigration } from '../backups/back-up.ts';
import { backUpRegularly } from '../backups/back-up-regularly.ts';
import { checkDaily } from '../backups/check-daily.ts';
import { endJobs } from '../jobs/job-process.ts';
import { loadDevelopmentBuild, loadProductionBuild } from '../pages/web-build.ts';
import { cachePictures } from '../pictures/store/cached-store.ts';
import { openStore } from '../pictures/store/open-store.ts';
import { BucketAway } from '../s3/bucket-away.ts';
import { requireBucket } from '../s3/require-bucket.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { explainEmbedded } from '../storage/explain-embedded.ts';
import { causeOf, explainPostgres } from '../storage/explain-postgres.ts';
import { migrate } from '../storage/migrate.ts';
import { openStorage } from '../storage/open-storage.ts';
import { keepPrivate } from '../storage/private-files.ts';
import { createReserve } from '../storage/reserve.ts';
import { isMarked, markSite, requireDatabase } from '../storage/site-mark.ts';
import { type App, createApp } from './app.ts';
import { writeFirst } from './first-write.ts';
import { listenProblem } from './listen.ts';
import { mostConnections } from './open-files.ts';
import { loadSettings, type Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import { stopInOrder } from './stop-in-order.ts';
import { tidyDaily } from './tidy.ts';

let settings: Settings | undefined;
try {
  settings = loadSettings();
  await start(settings);
} catch (error) {
  const problem = problemOf(error, settings);
  if (!problem) throw error;
  process.stderr.write(`wajha: ${problem}\n`);
  process.exitCode = 1;
  endJobs();
  // A write that never ends would keep even an exit waiting.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000).unref();
}

async function start(settings: Settings): Promise<void> {
  const { dataDir, databaseUrl, s3 } = settings;
  if (!databaseUrl || !s3) await writeFirst(dataDir, { makeRoom: () => makeRoom(settings) });
  await requireDatabase(settings);
  await keepPrivate(dataDir);
  const warning = s3 && (await requireBucket(s3));
  if (warning) warn(warning);
  const storage = await openStorage(settings, { exclusive: true });
  try {
    await migrate(storage, { before: () => backUpBeforeMigration(storage, settings) });
    const uploads = cachePictures(await openStore(settings), settings, storage.db);
    const pictures = (await isToBeSeeded(settings)) ? await seedDemo(storage, uploads) : [];
    const created = await ensureAdministrator(storage.db, settings, warn);
    const isDevelopment = process.argv.includes('--dev');
    const web = await (isDevelopment ? loadDevelopmentBuild() : loadProductionBuild());
    const app = await createApp({ settings, storage, uploads, web });
    const { http, variants, drain, watched } = app;

    const stopMetrics = await startMetrics(settings, watched);
    await listen(http, settings);
    variants.prepare(pictures);
    app.readAhead();
    app.drawAhead();
    const tidying = tidyDaily(storage, uploads, settings, http.log);
    const backingUp = backUpRegularly(storage.db, settings, http.log);
    if (!databaseUrl && !(await isMarked(dataDir))) await markSite(dataDir).catch(() => {});
    const checking = checkDaily(storage, settings, http.log);
    announce(settings, created);
    stopInOrder(http.log, async () => {
      setTimeout(endJobs, forJobs).unref();
      // What is not deleted now is deleted the next day: nobody waits for that.
      tidying.stop();
      await Promise.all([checking.stop(), backingUp.stop(), drain()]);
      await http.close();
      stopMetrics();
      await web.close();
      await storage.close();
    });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Whether there is a site to be read, for which room is made as far as that can be. */
async function makeRoom({ dataDir, databaseUrl }: Settings): Promise<boolean> {
  const isThere = databaseUrl !== undefined || existsSync(join(dataDir, 'wajha.db'));
  if (!isThere) return false;
  await createReserve(dataDir).giveUp();
  warn(`The data directory ${dataDir} is on a full disk: the site can be read, and little more.`);
  return true;
}

/** Whether to fill an empty database: a marked site's is left from a restore that failed. */
async function isToBeSeeded({ seed, isSeedAsked, databaseUrl, dataDir }: Settings) {
  if (seed !== 'demo') return false;
  return isSeedAsked || databaseUrl !== undefined || !(await isMarked(dataDir));
}

function warn(text: string): void {
  process.stderr.write(`wajha: ${text}\n`);
}

/** In one sentence, where whoever started the program can do something about it. */
function problemOf(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof StartProblem) return error.message;
  // The pictures of a new site have to be put somewhere.
  if (error instanceof BucketAway) return error.message;
  if (settings && !settings.databaseUrl) return explainEmbedded(error, settings.dataDir);
  return causeOf(error) && explainPostgres(error);
}

async function startMetrics({ metrics }: Settings, { tally, ...watched }: App['watched']) {
  if (!metrics || !tally) return () => {};
  const { serveMetrics } = await import('../metrics/serve-metrics.ts');
  return (await serveMetrics(metrics, { ...watched, tally })).stop;
}

async function listen(http: FastifyInstance, { port, host, logLevel }: Settings): Promise<void> {
  try {
    // Quiet meanwhile: Fastify logs a line for each address, between the ones for people.
    http.log.level = 'error';
    http.server.maxConnections = await mostConnections();
    await http.listen({ port, host });
    http.log.level = logLevel;
  } catch (error) {
    throw listenProblem(error, { port, host, setting: 'PORT' });
  }
}

/** The time that work on a picture has after the signal; its sender is then told to send it again. */
const forJobs = 1_000;

/** To the terminal, never to the log: it may hold a password, this once. */
function announce(
  { publicUrl, databaseUrl, s3 }: Settings,
  created: { username: string; password: string } | null,
): void {
  const lines = [`The site:       ${publicUrl}`, `The admin area: ${publicUrl}/admin`];
  if (created) {
    lines.push(
      `Sign in as ${created.username} with the password ${created.password}`,
      'It is shown this once; change it in the admin area, or `npm run admin:reset` makes another.',
    );
  }
  if (databaseUrl && !s3) {
    lines.push('Only this one instance may run: the pictures are on its disk; S3_… shares them.');
  }
  process.stdout.write(`${lines.map((line) => `wajha: ${line}`).join('\n')}\n`);
}
