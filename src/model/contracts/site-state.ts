import { z } from 'zod';
import { moment } from '../vocabulary/dates.ts';

/** How the backups are doing. */
export const backupsSchema = z.object({
  lastAt: moment.nullable(),
  failure: z.object({ at: moment, reason: z.string() }).nullable(),
  isRegular: z.boolean(),
  isOverdue: z.boolean(),
  clockDoubtedSince: moment.nullable(),
  isDatabaseDamaged: z.boolean(),
});

/** How much of the site is still the demo. */
export const demoSchema = z.object({
  records: z.int().describe('Of the demo content, as it came'),
  builtIn: z.array(z.string()).describe('Kinds of which nothing was ever stored'),
  done: z.array(z.string()).describe('Kinds of the first steps that were taken'),
  removed: z.object({ at: moment, records: z.int() }).nullable(),
});

export type BackupFacts = z.output<typeof backupsSchema>;
export type DemoFacts = z.output<typeof demoSchema>;
