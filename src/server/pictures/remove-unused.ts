import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { holdContent } from '../content/hold-content.ts';
import type { Database } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { isUnused } from './picture-uses.ts';
import type { UploadStore } from './store/store.ts';

export type UploadCondition = (upload: ExpressionBuilder<Tables, 'upload'>) => Expression<SqlBool>;

/** Asked while no save can be made, and gone before one can. Its copies are left to the sweep. */
export async function removeUnused(
  db: Database,
  store: UploadStore,
  name: string,
  condition: UploadCondition,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await holdContent(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('upload')
      .where('name', '=', name)
      .where(isUnused)
      // In the same breath: uploaded again in the meantime, it is as good as new.
      .where(condition)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await store.remove(name);
    return true;
  });
}
