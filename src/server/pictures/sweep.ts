import { isOffered, pictureFacts } from '../../model/picture.ts';
import type { Database } from '../storage/storage.ts';
import { isUnused } from './picture-uses.ts';
import { removeUnused, type UploadCondition } from './remove-unused.ts';
import type { KeptFile, UploadStore } from './store/store.ts';
import { mediaTypeOf, originalOf, pathOfUpload } from './upload-name.ts';

/**
 * Removes the pictures, with their copies, that neither a record nor a version that can be restored
 * names, unless somebody put them into the library. Each is kept for a day in any case: the save
 * that it came with may be under way. Copies of a width that no page names any more go with them.
 */
export async function sweepUploads(
  db: Database,
  store: UploadStore,
  now = Date.now(),
): Promise<void> {
  // The files before the rows: a copy that is found belongs to a row that was there first.
  const files = await Array.fromAsync(store.list());
  await adopt(db, files);
  const uploads = await db.selectFrom('upload').select('name').execute();
  const kept = new Set(uploads.map(({ name }) => name));
  const before = new Date(now - GRACE_MS).toISOString();
  const isOver: UploadCondition = ({ and, eb }) =>
    and([eb('kept', '=', 0), eb('created_at', '<', before)]);
  const over = await db.selectFrom('upload').select('name').where(isOver).where(isUnused).execute();
  for (const { name } of over) {
    if (await removeUnused(db, store, name, isOver)) kept.delete(name);
  }
  for (const { name } of files) {
    const original = originalOf(name);
    const isWanted = kept.has(original) && isOffered(pathOfUpload(name));
    if (name !== original && !isWanted) await store.remove(name);
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
