import { message } from '../../../model/messages/message.ts';
import { variantsOf } from '../../../model/picture.ts';
import { Refusal } from '../../http/refusal.ts';
import { BucketAway } from '../../s3/bucket-away.ts';
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
  if (useCount > 0) throw new Refusal(409, message('pictureUsed', { count: useCount }));
  if (olderUseCount > 0) throw new Refusal(409, message('pictureRestorable'));
  throw new Refusal(409, message('pictureJustUploaded'));
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
  for (const { path } of [...avif, ...webp]) {
    // What a store that has gone away in between still holds is left to the sweep.
    await store.remove(nameAt(path)).catch(unlessAway);
  }
  return true;
}

function unlessAway(error: unknown): void {
  if (!(error instanceof BucketAway)) throw error;
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
