import { variantsOf } from '../../../model/picture.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Database } from '../../storage/storage.ts';
import { removeUnused, type UploadCondition } from '../remove-unused.ts';
import type { UploadStore } from '../store/store.ts';
import { nameAt, pathOfUpload } from '../upload-name.ts';
import { usesOf } from './uses-of.ts';

/** Only what nothing uses; a version that can be restored uses it too. */
export async function deletePicture(
  db: Database,
  store: UploadStore,
  name: string,
  now: number,
): Promise<void> {
  if (await takeAway(db, store, name, now)) return;
  const { useCount, olderUseCount } = (await usesOf(db, [name], { historyDays: 0 }))(name);
  if (useCount > 0) {
    const places = useCount === 1 ? '1 place' : `${useCount} places`;
    throw new Refusal(409, `This picture is used in ${places}`);
  }
  if (olderUseCount > 0) {
    throw new Refusal(409, 'An earlier version that can be restored uses this picture');
  }
  throw new Refusal(409, 'This picture has just been uploaded. Please try again in a minute.');
}

/** With its copies; a save that it came with has had the time to name it. */
export async function takeAway(
  db: Database,
  store: UploadStore,
  name: string,
  now: number,
): Promise<boolean> {
  const isGone = await removeUnused(db, store, name, isSettled(now));
  if (!isGone) return false;
  const { avif, webp } = variantsOf(pathOfUpload(name));
  for (const { path } of [...avif, ...webp]) await store.remove(nameAt(path));
  return true;
}

/** What is unused and this can be deleted; else a save may be about to name it. */
export const isSettled =
  (now: number): UploadCondition =>
  ({ or, eb }) =>
    or([
      eb('upload.kept', '=', 1),
      eb('upload.created_at', '<', new Date(now - GRACE_MS).toISOString()),
    ]);

const GRACE_MS = 60_000;
