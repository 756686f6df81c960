import type { AnswerCache } from '../answers/answer-cache.ts';
import { jobsUnderWay } from '../jobs/job-process.ts';
import { clockDoubtedSince } from '../process/clock.ts';
import { freeBytes } from '../readiness/probes.ts';
import type { Look } from '../readiness/readiness.ts';
import { troublesMet } from '../storage/database-trouble.ts';
import type { Storage } from '../storage/storage.ts';
import { each, type Family, single } from './text-format.ts';

export interface Watched {
  answers: Pick<AnswerCache, 'figures'>;
  storage: Storage;
  look: () => Promise<Look>;
  dataDir: string;
  countLeadsOnDisk(): Promise<Record<string, number>>;
  /** When the last proved backup was made, and whether a later one failed. */
  readBackups(): Promise<{ lastAt: string | null; failure: unknown }>;
}

/** The figures of the program itself; they cost the database a few short questions. */
export async function siteFamilies({
  answers,
  storage,
  look,
  dataDir,
  countLeadsOnDisk,
  readBackups,
}: Watched): Promise<Family[]> {
  const { hits, misses, renders, old, entries, bytes, compressions } = answers.figures();
  const { status, parts } = await look();
  const jobs = jobsUnderWay();
  const isOk = Object.entries(parts).map(([part, state]) => [part, state === 'ok' ? 1 : 0]);
  return [
    single('wajha_ready', 'gauge', 'Whether /api/ready answers 200', status === 'ready' ? 1 : 0),
    each('wajha_part_ok', 'gauge', 'Whether a part is as it should be', 'part', {
      ...Object.fromEntries(isOk),
    }),
    each('wajha_answers_total', 'counter', 'Answers by where they came from', 'from', {
      memory: hits,
      made: renders,
      old,
    }),
    single('wajha_answer_misses_total', 'counter', 'Requests that found no current answer', misses),
    single('wajha_answers_kept', 'gauge', 'Answers in memory', entries),
    single('wajha_answers_kept_bytes', 'gauge', 'Their size', bytes),
    each('wajha_queue_length', 'gauge', 'Work that waits or is under way', 'queue', {
      compression: compressions,
      pictures_asked_for: jobs.asked,
      background: jobs.background,
    }),
    each('wajha_database_connections', 'gauge', 'Connections to the database', 'state', {
      ...storage.countConnections(),
    }),
    each('wajha_database_troubles_total', 'counter', 'Errors of the database by kind', 'trouble', {
      ...troublesMet,
    }),
    ...(parts.database === 'ok' ? await backupFamilies(storage, readBackups) : []),
    each('wajha_mails', 'gauge', 'E-mails about leads that have not arrived', 'state', {
      ...(parts.database === 'ok' && (await mailBacklog(storage))),
    }),
    each('wajha_leads_on_disk', 'gauge', 'Leads that are not in the database', 'state', {
      ...(await countLeadsOnDisk()),
    }),
    single('wajha_disk_free_bytes', 'gauge', 'Free space of DATA_DIR', await freeOf(dataDir)),
  ];
}

/** How old the last backup is, where there is one, and whether a later one failed. */
async function backupFamilies(
  { db }: Storage,
  readBackups: Watched['readBackups'],
): Promise<Family[]> {
  const { lastAt, failure } = await readBackups();
  const isDoubted = (await clockDoubtedSince(db)) !== null;
  const age = lastAt === null ? [] : [(Date.now() - Date.parse(lastAt)) / 1000];
  return [
    ...age.map((seconds) =>
      single('wajha_backup_age_seconds', 'gauge', 'Since the last proved backup', seconds),
    ),
    single('wajha_backup_failed', 'gauge', 'Whether one failed since then', failure ? 1 : 0),
    single('wajha_clock_doubted', 'gauge', 'Whether the clock has jumped', isDoubted ? 1 : 0),
  ];
}

async function mailBacklog({ db }: Storage): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('lead_mail')
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('mails')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const counted = Object.fromEntries(rows.map(({ state, mails }) => [state, Number(mails)]));
  return { waiting: 0, sending: 0, collected: 0, 'given up': 0, ...counted };
}

/** A disk that is not there has no space. */
const freeOf = (dataDir: string) => freeBytes(dataDir).catch(() => 0);
