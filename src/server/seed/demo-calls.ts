import { type DemoFacts, demoSchema } from '../../model/contracts/site-state.ts';
import type { InUse } from '../../model/in-use.ts';
import { message } from '../../model/messages/message.ts';
import { leasing } from '../../model/pages/leasing/index.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';
import { backupJob } from '../backups/backup-jobs.ts';
import { noteBackup } from '../backups/backup-notes.ts';
import type { Changes } from '../content/changes.ts';
import { documents, type Row } from '../content/documents.ts';
import { kindsWithExamples } from '../content/examples.ts';
import type { Call } from '../http/calls.ts';
import { jsonSchemaOf, objectOf } from '../http/json-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { logSecurity } from '../log/log-security.ts';
import type { Settings } from '../process/settings.ts';
import type { Database } from '../storage/storage.ts';
import { demoAuthor } from './demo-content.ts';
import { bringBackDemo, demoIds, lastRemoval, legalPages, removeDemo } from './remove-demo.ts';

interface Options {
  db: Database;
  changes: Changes;
  settings: Settings;
  inUse: () => Promise<InUse>;
}

/** The blocks that an agency begins with. */
const firstSteps = ['settings', 'site.brand', 'site.inUse', 'site.menu', 'home.hero'];

/** Lists whose built-in records tell of an agency: of its plans and prices, and of how it works. */
const builtInOffers = placesOf(leasing).filter(
  (place) => place.node.type === 'collection' && place.node.builtIn,
);

async function kindsShownAsBuiltIn(db: Database, { leasing }: InUse): Promise<string[]> {
  const kinds = await kindsWithExamples(db);
  if (!leasing) return kinds;
  for (const place of builtInOffers)
    if (!(await documents(db, 'everything').isAny(place.kind))) kinds.push(place.kind);
  return kinds;
}

const changedSchema = objectOf({ records: { type: 'integer' } });

/** How much of the site is still the demo, and what to do with it. */
export function demoCalls({ db, changes, settings, inUse }: Options): Call[] {
  const failed = message('updateFailed', { noun: 'demo content' });
  return [
    {
      method: 'GET',
      path: '/admin/demo',
      name: 'getDemo',
      summary: 'How much of the site is still the demo',
      description: 'Also what is still built in, and which first steps were taken.',
      for: 'read demo',
      failed: message('fetchFailed', { noun: 'demo content' }),
      answers: () => jsonSchemaOf(demoSchema, 'output'),
      async handle(): Promise<DemoFacts> {
        const { ofKinds } = documents(db, 'everything');
        const isOfDemo = ({ updated_by }: Row) => updated_by === demoAuthor;
        const changed = (await ofKinds(firstSteps)).filter((row) => !isOfDemo(row));
        const removal = await lastRemoval(db);
        const drafts = (await ofKinds([legalPages])).filter(isOfDemo);
        return {
          records: (await demoIds(db)).length,
          builtIn: await kindsShownAsBuiltIn(db, await inUse()),
          done: [...changed.map(({ kind }) => kind), ...(drafts.length > 0 ? [] : [legalPages])],
          removed: removal && { at: removal.at, records: removal.records },
        };
      },
    },
    {
      method: 'POST',
      path: '/admin/demo/remove',
      name: 'removeDemo',
      summary: 'Remove the demo content',
      description: 'All of it that nobody has changed, after a backup. It can be brought back.',
      for: 'remove demo',
      failed,
      answers: () => changedSchema,
      async handle(request) {
        if ((await demoIds(db)).length === 0) return { records: 0 };
        const name = await backupJob({ does: 'back up', settings }).catch((cause) => {
          throw new Refusal(503, message('noBackupNoRemoval'), { cause });
        });
        await noteBackup(db, name);
        const records = await changes.write(removeDemo);
        const { username } = request.viewer;
        logSecurity(request, { security: 'demo content removed', account: username });
        return { records };
      },
    },
    {
      method: 'POST',
      path: '/admin/demo/restore',
      name: 'restoreDemo',
      summary: 'Bring the demo content back',
      description: 'What was removed last; a record whose place is taken stays in the history.',
      for: 'restore demo',
      refuses: [404],
      failed,
      answers: () => changedSchema,
      async handle() {
        const removal = await lastRemoval(db);
        if (!removal) throw new Refusal(404, message('notFound', { noun: 'demo content' }));
        return { records: await changes.write((on) => bringBackDemo(on, removal.name)) };
      },
    },
  ];
}
