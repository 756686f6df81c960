import { answerJobs } from '../jobs/answer-jobs.ts';
import { backUpSite } from './back-up.ts';
import type { BackupAnswer, BackupJob } from './backup-jobs.ts';
import { sayWhy } from './say-why.ts';
import { tidyBackups } from './tidy-backups.ts';

answerJobs<BackupJob, BackupAnswer>(async ({ does, settings }) => {
  try {
    if (does === 'back up') return { done: await backUpSite(settings) };
    await tidyBackups(settings);
    return { done: '' };
  } catch (error) {
    return { failed: sayWhy(error) };
  }
});
