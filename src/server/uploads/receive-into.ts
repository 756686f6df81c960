import type { ReceiveFile } from '../content/calls.ts';
import type { Database } from '../storage/storage.ts';
import { receiveImage } from './receive.ts';
import type { UploadStore } from './store.ts';

/** Receives a picture and remembers what it is, so that nothing has to open it again. */
export const receiveInto =
  (store: UploadStore, db: Database): ReceiveFile =>
  async (file, rule) => {
    const { path, ...image } = await receiveImage(file, rule, store);
    await db
      .insertInto('upload')
      .values({ ...image, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return path;
  };
