import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';

const mark = (dataDir: string) => join(dataDir, 'begun');

const text = `A site began here. Its database is wajha.db; without that a start asks for a backup
and makes no new site.
`;

/** Left by the first start, once it is through. */
export const markSite = (dataDir: string) => writeFile(mark(dataDir), text, { flag: 'wx' });

export const isMarked = (dataDir: string) => sizeOf(mark(dataDir)).then((size) => size > 0);

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'isSeedAsked'>;

/** The demo agency in place of a site that was there would take its visitors' leads. */
export async function requireDatabase(settings: Place): Promise<void> {
  const { dataDir, databaseUrl, isSeedAsked } = settings;
  if (databaseUrl || isSeedAsked || (await sizeOf(join(dataDir, 'wajha.db'))) > 0) return;
  const left = await Promise.all(['uploads', 'backups', 'leads'].map((name) => holds(name)));
  if (!left.includes(true) && !(await isMarked(dataDir))) return;
  throw new StartProblem(
    `The database of the site in ${dataDir} is gone: put wajha.db back, or a backup with npm run restore FILE; a new demo site begins with SEED=demo.`,
  );

  async function holds(name: string): Promise<boolean> {
    const names = await readdir(join(dataDir, name)).catch(() => []);
    return names.length > 0;
  }
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
