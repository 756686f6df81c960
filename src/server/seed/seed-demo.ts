import { pages } from '../../model/pages/index.ts';
import { raiseRevision } from '../content/content-lock.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { nameAt } from '../pictures/upload-name.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { loadDemo, seedNode, storePictures } from './demo-content.ts';

/**
 * A complete site on a database that never had content; one transaction, so all of it or nothing.
 * Gives the names of its pictures, in the order in which its pages show them.
 */
export async function seedDemo(storage: Storage, uploads: UploadStore): Promise<string[]> {
  const { db } = storage;
  if (!(await isUntouched(db))) return [];
  const content = await loadDemo();
  const paths = await storePictures(db, uploads, content);
  const fill = async (transaction: Database) => {
    // Asked again behind the lock: two processes may start on one new database.
    if ((await raiseRevision(transaction)) !== 1) return;
    for (const page of pages) {
      const { root: node, key: kind } = page;
      await seedNode(transaction, page, { node, kind, value: content[kind] }, paths);
    }
  };
  // The one of them that comes second waits for the first, however long that takes.
  await storage.withoutLimits((patient) => patient.transaction().execute(fill));
  return [...paths.values()].map(nameAt);
}

async function isUntouched(db: Database): Promise<boolean> {
  const stored = await db.selectFrom('content_revision').select('revision').executeTakeFirst();
  return stored?.revision === 0;
}
