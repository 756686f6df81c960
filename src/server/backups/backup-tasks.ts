/** The tasks of the process that makes backups. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../process/start-problem.ts';
import { asDatabaseTrouble, troubleIn } from '../storage/database-trouble.ts';
import { backUpOrSend, backUpSite } from './back-up.ts';
import type { BackupJob } from './backup-jobs.ts';
import { DATABASE, flawIn } from './embedded-copy.ts';
import { sayWhy } from './say-why.ts';
import { tidyBackups } from './tidy-backups.ts';

/** Gives the name of the backup, or what is wrong with the database. */
export async function perform({ does, settings }: BackupJob): Promise<string> {
  try {
    if (does === 'back up') return await backUpSite(settings);
    if (does === 'back up or send') return await backUpOrSend(settings);
    if (does === 'check') return findFlaw(join(settings.dataDir, DATABASE));
    await tidyBackups(settings);
    return '';
  } catch (error) {
    throw new StartProblem(sayWhy(error));
  }
}

/** An error that says that the file is damaged is a result of the check, not its failure. */
function findFlaw(file: string): string {
  // To open a database that is gone would make an empty one, without a flaw.
  if (!existsSync(file)) throw new StartProblem(`There is no database ${file}.`);
  try {
    return flawIn(file) ?? '';
  } catch (error) {
    if (troubleIn(asDatabaseTrouble(error))?.trouble !== 'damaged') throw error;
    return (error as Error).message;
  }
}
