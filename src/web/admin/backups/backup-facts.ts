import { message } from '../../../model/messages/message.ts';
import { callApi } from '../api.ts';

export interface BackupFacts {
  lastAt: string | null;
  failure: { at: string; reason: string } | null;
  isRegular: boolean;
  isOverdue: boolean;
  /** Since when the server's clock may be wrong. */
  clockDoubtedSince: string | null;
  isDatabaseDamaged: boolean;
}

/** Nothing where it cannot be said: the dashboard is there for other things too. */
export const fetchBackupFacts = (): Promise<BackupFacts | null> =>
  callApi<BackupFacts>('/admin/backups', {
    failed: message('fetchFailed', { noun: 'backups' }),
  }).catch(() => null);
