import { type BackupFacts, backupsSchema } from '../../model/contracts/site-state.ts';
import { message } from '../../model/messages/message.ts';
import type { Call } from '../http/calls.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import { liesAhead } from '../process/chores.ts';
import { clockDoubtedSince } from '../process/clock.ts';
import type { Settings } from '../process/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { readBackupFacts } from './backup-notes.ts';

interface Options {
  storage: Pick<Storage, 'db' | 'damage'>;
  settings: Pick<Settings, 'backupEvery'>;
  now?: () => number;
}

/** A backup may take its time, and be tried again: not every late minute is a reason to worry. */
const lateAfter = 1.5;

/** Whether a restore would bring back the work of today. */
export function backupCall({ storage, settings, now = Date.now }: Options): Call {
  const { db, damage } = storage;
  const { backupEvery: every } = settings;
  return {
    method: 'GET',
    path: '/admin/backups',
    name: 'getBackups',
    summary: 'How the backups are doing',
    description:
      'When the last one was made and proved, whether the next one is overdue, and what went wrong.',
    for: 'read backups',
    failed: message('fetchFailed', { noun: 'backups' }),
    answers: () => jsonSchemaOf(backupsSchema, 'output'),
    async handle(): Promise<BackupFacts> {
      const { lastAt, failure } = await readBackupFacts(db);
      const isRegular = every !== undefined;
      const isLate = (at: string) =>
        isRegular && (now() - Date.parse(at) > every * lateAfter || liesAhead(at, now()));
      return {
        ...{ lastAt, failure, isRegular, isOverdue: lastAt !== null && isLate(lastAt) },
        clockDoubtedSince: await clockDoubtedSince(db),
        isDatabaseDamaged: damage.isKnown(),
      };
    },
  };
}
