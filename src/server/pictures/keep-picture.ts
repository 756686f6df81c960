import { setTimeout as sleep } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { ReceiveFile } from '../content/calls.ts';
import type { Database } from '../storage/storage.ts';
import type { UploadTable } from '../storage/tables.ts';
import { type ReceivedImage, receiveImage } from './receive.ts';
import type { UploadStore } from './store/store.ts';
import { mediaTypeOf, pathOfUpload } from './upload-name.ts';
import type { Variants } from './variants.ts';

/** Receives a picture, keeps it and has its copies made. */
export const receiveInto =
  (store: UploadStore, db: Database, variants: Variants): ReceiveFile =>
  async (file, rule) => {
    // Before the work on it: a bucket that is away would let all of that be in vain.
    await store.reach();
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
  const { name } = image;
  const row = { ...image, type: mediaTypeOf(name), bytes: bytes.length };
  // Before the file: from here on the sweep leaves it alone.
  const claim = await claimName(db, row);
  try {
    await store.put(name, bytes);
  } catch (error) {
    if (claim.isNew) await giveUp(db, name, claim.created_at).catch(() => undefined);
    throw error;
  }
  return pathOfUpload(name);
}

const LOOK_AGAIN_MS = 50;

/** Longer than any call to a store takes: then the process that was removing it is gone. */
const GIVEN_UP_MS = 5 * 60_000;

type Row = Omit<Insertable<UploadTable>, 'created_at'>;

interface Claim {
  created_at: string;
  isNew: boolean;
}

/** Not while the file of that name is being taken away: it would be gone right after. */
async function claimName(db: Database, row: Row): Promise<Claim> {
  while (true) {
    const created_at = new Date().toISOString();
    const inserted = await db
      .insertInto('upload')
      .values({ ...row, created_at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows) return { created_at, isNew: true };
    const givenUp = new Date(Date.now() - GIVEN_UP_MS).toISOString();
    const renewed = await db
      .updateTable('upload')
      .set({ created_at, going_since: null })
      .where('name', '=', row.name)
      .where(({ or, eb }) => or([eb('going_since', 'is', null), eb('going_since', '<', givenUp)]))
      .executeTakeFirst();
    if (renewed.numUpdatedRows) return { created_at, isNew: false };
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Unless somebody has uploaded the same picture since. */
async function giveUp(db: Database, name: string, created_at: string): Promise<void> {
  await db
    .deleteFrom('upload')
    .where('name', '=', name)
    .where('created_at', '=', created_at)
    .execute();
}
