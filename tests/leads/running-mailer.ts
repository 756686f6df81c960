import { expect, vi } from 'vitest';
import { limitInProcess } from '../../src/server/http/limiters.ts';
import { createLeadMailer, type LeadMailer } from '../../src/server/leads/mailer.ts';
import { readLead } from '../../src/server/leads/read-leads.ts';
import type { RetrySchedule } from '../../src/server/leads/retry-schedule.ts';
import { type Engine, freshStorage } from '../account/fresh-storage.ts';
import { type MailServer, mailServer } from './mail-server.ts';
import { repeatedHeader } from './received-mail.ts';
import { addresses, storeSample } from './sample-lead.ts';

export const quickly = {
  delays: [50],
  afterPermanent: 200,
  giveUpAfter: 60_000,
  interruptions: 5,
  afterTimeOuts: 300,
};

interface MailerStart {
  smtpUrl: string;
  allowPlain?: boolean;
  grace?: number;
  to?: string;
  schedule?: RetrySchedule;
}

export type MailerTest = Awaited<ReturnType<typeof mailerTest>>;

/** An empty database, a mail server and as many mailers between them as a test starts. */
export async function mailerTest(engine: Engine) {
  const fresh = await freshStorage(engine);
  const { db } = fresh.storage;
  const mailers: LeadMailer[] = [];
  const logged: unknown[] = [];
  const log = (...facts: unknown[]) => void logged.push(...facts);
  const read = (id: string) => readLead(db, id);

  return {
    db,
    logged,
    read,
    post: await mailServer(),
    start({ smtpUrl, allowPlain = false, grace = 2_000, ...given }: MailerStart): LeadMailer {
      const mailer = createLeadMailer({
        ...{ ...addresses, db, smtpUrl, allowPlain, grace },
        isAlone: engine === 'SQLite',
        createLimiter: limitInProcess,
        log: { info: log, warn: log, error: log },
        schedule: quickly,
        ...given,
      });
      mailers.push(mailer);
      mailer.start();
      return mailer;
    },
    store: () => storeSample(db, Date.now()),
    outcomes: async (id: string) => (await read(id)).tries.map(({ outcome }) => outcome),
    untilState: (id: string, state: string) =>
      vi.waitFor(async () => expect((await read(id)).mail?.state).toBe(state), 8_000),
    /** The first try has ended one way or the other. */
    untilTried: (id: string) =>
      vi.waitFor(async () => {
        expect((await read(id)).tries[0]?.outcome).toMatch(/^(sent|failed|refused|unknown)$/);
      }, 8_000),
    async reset() {
      await Promise.all(mailers.splice(0).map((mailer) => mailer.stop()));
      await db.deleteFrom('lead').execute();
      logged.length = 0;
    },
    remove: () => fresh.remove(),
  };
}

/** A mail server that is slow for longer than this has lost its turn. */
export const impatient = (post: MailServer) => `${post.url}?socketTimeout=800&greetingTimeout=800`;

export const marks = (post: MailServer) =>
  post.arrived.map(({ headers }) => headers[repeatedHeader]);
