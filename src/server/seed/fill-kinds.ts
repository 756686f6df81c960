import { pages } from '../../model/pages/index.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { raiseRevision } from '../content/content-lock.ts';
import { documents } from '../content/documents.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { nameAt } from '../pictures/upload-name.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { type DemoContent, loadDemo, seedNode, storePictures } from './demo-content.ts';

/**
 * What the program once said by itself, stored where a migration has marked that a site in use has
 * shown it. One transaction, the marks included. Gives the names of its pictures.
 */
export async function fillKinds(storage: Storage, uploads: UploadStore): Promise<string[]> {
  const places = await markedPlaces(storage.db);
  if (places.length === 0) return [];
  const content = await loadDemo();
  const values = places.map((place) => valueAt(content, place));
  const paths = await storePictures(storage.db, uploads, values);
  const fill = async (transaction: Database) => {
    const revision = await raiseRevision(transaction);
    // Asked again behind the lock: several processes may start at once.
    for (const place of await markedPlaces(transaction)) {
      if (await documents(transaction, 'everything').isAny(place.kind)) continue;
      const value = valueAt(content, place);
      await seedNode(transaction, place.page, { ...place, value }, paths);
    }
    await transaction.deleteFrom('kind_to_fill').execute();
    await storage.announce(transaction, { revision, changed: null });
  };
  await storage.withoutLimits((patient) => patient.transaction().execute(fill));
  return [...paths.values()].map(nameAt);
}

async function markedPlaces(db: Database): Promise<Place[]> {
  const marked = await db.selectFrom('kind_to_fill').select('kind').execute();
  const kinds = new Set(marked.map(({ kind }) => kind));
  return pages.flatMap(placesOf).filter(({ kind }) => kinds.has(kind));
}

const valueAt = (content: DemoContent, { kind, page }: Place) =>
  kind
    .slice(page.key.length + 1)
    .split('.')
    .reduce((value, key) => (value as DemoContent)[key], content[page.key]);
