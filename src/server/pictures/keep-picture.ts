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
  const created_at = new Date().toISOString();
  // Before the file: from here on the sweep leaves it alone, also one that it was about to remove.
  await db
    .insertInto('upload')
    .values({ ...image, type: mediaTypeOf(image.name), bytes: bytes.length, created_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
    .execute();
  await store.put(image.name, bytes);
  return pathOfUpload(image.name);
}
