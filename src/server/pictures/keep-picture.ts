import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceiveFile } from '../content/calls.ts';
import type { Database } from '../storage/storage.ts';
import { type ReceivedImage, receiveImage } from './receive.ts';
import type { UploadStore } from './store/store.ts';
import { mediaTypeOf, pathOfUpload } from './upload-name.ts';
import type { Variants } from './variants.ts';

/** Receives a picture, keeps it and has its copies made. */
export const receiveInto =
  (store: UploadStore, db: Database, variants: Variants): ReceiveFile =>
  async (file, rule) => {
    const image = await receiveImage(file, rule);
    const path = await keepPicture(store, db, image);
    variants.prepare([image.name]);
    return path;
  };

/** Gives the path that content names it by. */
export async function keepPicture(
  store: UploadStore,
  db: Database,
  { bytes, ...image }: ReceivedImage,
): Promise<string> {
  // Before the file: from here on the sweep leaves it alone.
  while (!(await claimName(db, image, bytes.length))) await sleep(LOOK_AGAIN_MS);
  await store.put(image.name, bytes);
  return pathOfUpload(image.name);
}

const LOOK_AGAIN_MS = 50;

/** Longer than any call to a store takes: then the process that was removing it is gone. */
const GIVEN_UP_MS = 5 * 60_000;

/** Not while the file of that name is being taken away: it would be gone right after. */
async function claimName(
  db: Database,
  image: Omit<ReceivedImage, 'bytes'>,
  bytes: number,
): Promise<boolean> {
  const created_at = new Date().toISOString();
  const givenUp = new Date(Date.now() - GIVEN_UP_MS).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('upload')
    .values({ ...image, type: mediaTypeOf(image.name), bytes, created_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ created_at, going_since: null })
        .where(({ or, eb }) =>
          or([eb('upload.going_since', 'is', null), eb('upload.going_since', '<', givenUp)]),
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
