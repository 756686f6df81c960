import { pictureFacts } from '../../model/picture.ts';
import { holdContent } from '../content/hold-content.ts';
import type { Database } from '../storage/storage.ts';
import type { KeptFile, UploadStore } from './store.ts';
import { mediaTypeOf, nameAt, originalOf, pathOfUpload } from './upload-name.ts';

/**
 * Removes the pictures, with their copies, that neither a record nor a version that can be restored
 * names. Each is kept for a day in any case: the save that it came with may be under way.
 */
export async function sweepUploads(
  db: Database,
  store: UploadStore,
  now = Date.now(),
): Promise<void> {
  // The files before the rows: a copy that is found belongs to a row that was there first.
  const files = await Array.fromAsync(store.list());
  await adopt(db, files);
  const uploads = await db.selectFrom('upload').select(['name', 'created_at']).execute();
  const named = await namedUploads(db);
  const before = new Date(now - GRACE_MS).toISOString();
  const kept = new Set(uploads.map(({ name }) => name));
  for (const { name, created_at } of uploads) {
    if (created_at >= before || named.has(name)) continue;
    if (await removeUnused(db, store, name, before)) kept.delete(name);
  }
  for (const { name } of files) {
    const original = originalOf(name);
    if (name !== original && !kept.has(original)) await store.remove(name);
  }
}

const GRACE_MS = 24 * 60 * 60 * 1000;

/** A file without a row, as a database brought back from a backup leaves it, gets one. */
async function adopt(db: Database, files: KeptFile[]): Promise<void> {
  const known = await db.selectFrom('upload').select('name').execute();
  const names = new Set(known.map(({ name }) => name));
  for (const { name, size: bytes, modified } of files) {
    const facts = pictureFacts(pathOfUpload(name));
    if (!facts || names.has(name)) continue;
    const { width, height } = facts;
    const created_at = modified.toISOString();
    await db
      .insertInto('upload')
      .values({ name, type: mediaTypeOf(name), width, height, bytes, created_at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

/** In parts, since the history may be long. What changes between two of them is seen in the end. */
async function namedUploads(db: Database): Promise<Set<string>> {
  const names = new Set<string>();
  for (const table of TABLES) {
    const bodies = db.selectFrom(table).select('body').orderBy('created_at').orderBy('version');
    for (let from = 0, found = PART; found === PART; from += PART) {
      const rows = await bodies.limit(PART).offset(from).execute();
      for (const { body } of rows) {
        for (const [path] of body.matchAll(/\/uploads\/[\w.-]+/g)) names.add(nameAt(path));
      }
      found = rows.length;
    }
  }
  return names;
}

const TABLES = ['document', 'document_version'] as const;
const PART = 500;

/** Asked once more while no save can be made, and gone before one can. */
async function removeUnused(db: Database, store: UploadStore, name: string, before: string) {
  return db.transaction().execute(async (transaction) => {
    await holdContent(transaction);
    for (const table of TABLES) {
      const user = transaction.selectFrom(table).select('body').where('body', 'like', `%${name}%`);
      if (await user.limit(1).executeTakeFirst()) return false;
    }
    const { numDeletedRows } = await transaction
      .deleteFrom('upload')
      .where('name', '=', name)
      // Uploaded again in the meantime, it is as good as new.
      .where('created_at', '<', before)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await store.remove(name);
    return true;
  });
}
