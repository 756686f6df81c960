import { message } from '../../model/messages/message.ts';
import { backupJob } from '../backups/backup-jobs.ts';
import type { Changes } from '../content/changes.ts';
import type { Call } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../process/settings.ts';
import type { Database } from '../storage/storage.ts';
import { demoAuthor } from './demo-content.ts';
import { bringBackDemo, demoIds, lastRemoval, removeDemo } from './remove-demo.ts';

interface Options {
  db: Database;
  changes: Changes;
  settings: Settings;
}

/** The blocks that an agency begins with. */
const firstSteps = ['settings', 'site.brand', 'site.inUse', 'site.menu', 'home.hero'];

/** How much of the site is still the demo, and what to do with it. */
export function demoCalls({ db, changes, settings }: Options): Call[] {
  const failed = message('updateFailed', { noun: 'demo content' });
  return [
    {
      method: 'GET',
      path: '/admin/demo',
      summary: 'How much demo content there is, and which first steps were taken',
      admin: true,
      failed: message('fetchFailed', { noun: 'demo content' }),
      async handle() {
        const changed = await db
          .selectFrom('document')
          .select('kind')
          .where('kind', 'in', firstSteps)
          .where('updated_by', '!=', demoAuthor)
          .execute();
        const removal = await lastRemoval(db);
        return {
          records: (await demoIds(db)).length,
          done: changed.map(({ kind }) => kind),
          removed: removal && { at: removal.at, records: removal.records },
        };
      },
    },
    {
      method: 'POST',
      path: '/admin/demo/remove',
      summary: 'Make a backup, then remove all demo content that nobody has changed',
      admin: true,
      failed,
      async handle() {
        if ((await demoIds(db)).length === 0) return { records: 0 };
        await backupJob({ does: 'back up', settings }).catch((cause) => {
          throw new Refusal(503, message('noBackupNoRemoval'), { cause });
        });
        return { records: await changes.write(null, removeDemo) };
      },
    },
    {
      method: 'POST',
      path: '/admin/demo/restore',
      summary: 'Bring the demo content back that was removed last',
      admin: true,
      failed,
      async handle() {
        const removal = await lastRemoval(db);
        if (!removal) throw new Refusal(404, message('notFound', { noun: 'demo content' }));
        return { records: await changes.write(null, (on) => bringBackDemo(on, removal.name)) };
      },
    },
  ];
}
