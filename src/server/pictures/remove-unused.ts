import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { holdContent } from '../content/content-lock.ts';
import type { Database } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { isUnused } from './picture-uses.ts';
import type { UploadStore } from './store/store.ts';

export type UploadCondition = (upload: ExpressionBuilder<Tables, 'upload'>) => Expression<SqlBool>;

/**
 * Asked while no save can be made; the file goes after that, for a bucket may take its time. Until
 * it is gone its row says so, and whoever uploads the same picture again waits for it. Its copies
 * are left to the sweep.
 */
export async function removeUnused(
  db: Database,
  store: UploadStore,
  name: string,
  condition: UploadCondition,
): Promise<boolean> {
  const going_since = new Date().toISOString();
  const marked = await db.transaction().execute(async (transaction) => {
    await holdContent(transaction);
    return (
      transaction
        .updateTable('upload')
        .set({ going_since })
        .where('name', '=', name)
        .where(isUnused)
        // In the same breath: uploaded again in the meantime, it is as good as new.
        .where(condition)
        .executeTakeFirst()
    );
  });
  if (marked.numUpdatedRows === 0n) return false;
  const row = { name, going_since };
  try {
    await store.remove(name);
  } catch (error) {
    await db.updateTable('upload').set({ going_since: null }).where(isRow(row)).execute();
    throw error;
  }
  await db.deleteFrom('upload').where(isRow(row)).execute();
  return true;
}

const isRow =
  ({ name, going_since }: { name: string; going_since: string }): UploadCondition =>
  ({ and, eb }) =>
    and([eb('name', '=', name), eb('going_since', '=', going_since)]);
