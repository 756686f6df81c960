import type { BackupFacts } from '../../../model/contracts/site-state.ts';
import { message } from '../../../model/messages/message.ts';
import { callApi } from '../api.ts';

/** Nothing where it cannot be said: the dashboard is there for other things too. */
export const fetchBackupFacts = (): Promise<BackupFacts | null> =>
  callApi<BackupFacts>('/admin/backups', {
    failed: message('fetchFailed', { noun: 'backups' }),
  }).catch(() => null);
