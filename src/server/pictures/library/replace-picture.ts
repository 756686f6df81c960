import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { keepStamps } from '../../../model/vocabulary/translate.ts';
import type { Changes } from '../../content/changes.ts';
import { documents, type Row } from '../../content/documents.ts';
import { replace } from '../../content/save-content.ts';
import { storedOf } from '../../content/show-record.ts';
import { BucketAway } from '../../s3/bucket-away.ts';
import type { Database } from '../../storage/storage.ts';
import type { UploadStore } from '../store/store.ts';
import { pathOfUpload } from '../upload-name.ts';
import { takeAway } from './delete-picture.ts';
import { places } from './uses-of.ts';

interface Library {
  db: Database;
  changes: Changes;
  store: UploadStore;
  now?: () => number;
}

/**
 * Puts one picture in another's place in every record that shows it, each as a new version. The
 * earlier versions go on naming the old one, so that each of them can be restored.
 */
export async function replacePicture(
  { db, changes, store, now = Date.now }: Library,
  { from, to, by }: { from: string; to: string; by: string },
): Promise<void> {
  await changes.write(async (transaction) => {
    for (const row of await rowsShowing(transaction, from)) {
      const place = places.get(row.kind);
      const body = row.body.replaceAll(pathOfUpload(from), pathOfUpload(to));
      if (!place) continue;
      const changed = keepStamps(place.node.fields, storedOf(row), storedOf({ body }));
      await replace(transaction, place, row, changed, by);
    }
    const { kept } = await transaction
      .selectFrom('upload')
      .select('kept')
      .where('name', '=', from)
      .executeTakeFirstOrThrow();
    if (kept) await keep(transaction, to, kept);
  });
  // The new one is shown already: a store that is away now does not make that a failure.
  const isGone = await takeAway(db, store, from, now()).catch(noIfAway);
  if (!isGone) await keep(db, from, 0);
}

function noIfAway(error: unknown): false {
  if (!(error instanceof BucketAway)) throw error;
  return false;
}

/** Whether it stays in the library for its own sake. */
export async function keep(db: Database, name: string, kept: number): Promise<void> {
  await db.updateTable('upload').set({ kept }).where('name', '=', name).execute();
}

/** A field that takes PNG alone keeps to that, whichever way a picture comes into it. */
export async function isPngOnly(db: Database, name: string): Promise<boolean> {
  const path = pathOfUpload(name);
  const rows = await rowsShowing(db, name, pngKinds);
  return rows.some((row) => {
    const stored = storedOf(row);
    return pngFields(places.get(row.kind)?.node).some((key) => stored[key] === path);
  });
}

const pngFields = (node: Block | Collection | undefined) =>
  Object.entries(node?.fields ?? {}).flatMap(([key, { input }]) => (input.pngOnly ? [key] : []));

const pngKinds = [...places.values()]
  .filter(({ node }) => pngFields(node).length > 0)
  .map(({ kind }) => kind);

async function rowsShowing(db: Database, name: string, kinds?: string[]): Promise<Row[]> {
  const uses = await db
    .selectFrom('picture_use')
    .select(['document_id', 'version'])
    .where('name', '=', name)
    .execute();
  const rows = await documents(db, 'everything').withIds(uses.map((use) => use.document_id));
  const isShown = ({ id, version }: Row) =>
    uses.some((use) => use.document_id === id && use.version === version);
  return rows.filter((row) => isShown(row) && (kinds?.includes(row.kind) ?? true));
}
