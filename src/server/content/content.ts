import { pages } from '../../model/pages/index.ts';
import type { AnswerOf } from '../../model/vocabulary/answers.ts';
import type { Block, Collection, Page } from '../../model/vocabulary/nodes.ts';
import type { Stored } from '../../model/vocabulary/translate.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { firstAnswer, keepAnswer } from '../idempotency/first-answer.ts';
import type { Database, Storage } from '../storage/storage.ts';
import type { Changes } from './changes.ts';
import { documents, type Row } from './documents.ts';
import { createGapCounts } from './gap-counts.ts';
import { restore, versionsOf } from './history.ts';
import { refuseTooFew } from './list-limits.ts';
import type { ReadOptions } from './lists.ts';
import { reorder } from './order.ts';
import { readBlock, readPage, readRecord, readRecords } from './read-content.ts';
import { createRecordMemory } from './record-memory.ts';
import { blockId, type Ids, ownerIdOf, refuseStale, remove, rowOf } from './rows.ts';
import { createItem, replace, type Save, saveBlock, saveItem } from './save-content.ts';
import { type Answer, notFound, storedOf } from './show-record.ts';
import { storeBuiltIn } from './store-built-in.ts';

export type Content = ReturnType<typeof createContent>;

/** What the API can do with content, each write in a transaction of its own. */
export function createContent({ db }: Pick<Storage, 'db'>, changes: Changes) {
  const freshMemory = () => ({ countGaps: createGapCounts(), recall: createRecordMemory() });
  let memory = freshMemory();
  changes.onChange((change) => {
    // A restore may bring back a version that was known with another content.
    if (change.keys === null) memory = freshMemory();
  });

  /** One write; what of a collection was only built in until then is stored by it. */
  const write = <T>(place: Place, work: (db: Database, isFirst: boolean) => Promise<T>) =>
    changes.write(async (transaction) =>
      work(transaction, isCollection(place) && (await storeBuiltIn(transaction, place))),
    );

  /** Writes, then answers with the record as it now is, both languages side by side. */
  async function writeRecord(
    place: Place,
    work: (db: Database, isFirst: boolean) => Promise<Row>,
  ): Promise<Answer> {
    return write(place, async (transaction, isFirst) =>
      readRecord(transaction, place, await work(transaction, isFirst), { view: 'everything' }),
    );
  }

  return {
    readPage: <P extends Page>(page: P, options: ReadOptions) =>
      readPage(db, page, options, memory) as Promise<AnswerOf<P>>,

    readItem: async (place: Place<Collection>, ids: Ids, options: ReadOptions) =>
      readRecord(db, place, await rowOf(db, place, ids), options),

    /** By its kind and id; what is at a fixed place has no id. */
    async readRecord(kind: string, id: string | undefined, options: ReadOptions): Promise<Answer> {
      const place = places.get(kind);
      if (!place) throw new Error(`There are no records of the kind ${kind}.`);
      if (id === undefined) return readBlock(db, place as Place<Block>, options);
      const row = await documents(db, options.view).find(id);
      if (row?.kind !== kind) throw notFound(place.node);
      return readRecord(db, place, row, options);
    },

    async readBySlug(
      place: Place<Collection>,
      ownerId: string | null,
      slug: string,
      options: ReadOptions,
    ) {
      const row = await documents(db).findBySlug(place.kind, ownerId, slug);
      if (!row) throw notFound(place.node);
      return readRecord(db, place, row, options);
    },

    async create(place: Place<Collection>, ids: Ids, save: Save): Promise<Answer> {
      const { once } = save;
      const before = async (from: Database) =>
        once && ((await firstAnswer(from, once)) as Answer | undefined);
      const create = async (transaction: Database) => {
        // Asked again behind the lock: the same request may have come twice at once.
        const answered = await before(transaction);
        if (answered) return answered;
        const row = await createItem(transaction, place, ids, save);
        const answer = await readRecord(transaction, place, row, { view: 'everything' });
        if (once) await keepAnswer(transaction, once, answer);
        return answer;
      };
      return (await before(db)) ?? write(place, create);
    },

    saveItem: (place: Place<Collection>, ids: Ids, save: Save) =>
      writeRecord(place, (transaction, isFirst) =>
        saveItem(transaction, place, ids, { ...save, version: known(save.version, isFirst) }),
      ),

    saveBlock: (place: Place<Block>, ids: Ids, save: Save) =>
      writeRecord(place, (transaction) => saveBlock(transaction, place, ids, save)),

    /** A block as it is, changed by a rule of its own. */
    changeBlock: (
      place: Place<Block>,
      { version, by }: { version: number | undefined; by: string },
      change: (stored: Stored) => Stored,
    ) =>
      writeRecord(place, async (transaction) => {
        const row = await rowAt(transaction, place, {});
        refuseStale(place, row, version);
        return replace(transaction, place, row, change(storedOf(row)), by);
      }),

    remove: (place: Place, ids: Ids, version: number | undefined) =>
      write(place, async (transaction, isFirst) => {
        const row = await rowAt(transaction, place, ids);
        refuseStale(place, row, known(version, isFirst));
        if (isCollection(place)) await refuseTooFew(transaction, place, row.parent_id);
        await remove(transaction, row);
      }),

    reorder: (place: Place<Collection>, ids: Ids, order: string[]) =>
      write(place, async (transaction) => {
        const rows = await reorder(transaction, place, ids, order);
        return readRecords(transaction, place, rows, { view: 'everything' });
      }),

    versionsOf: (place: Place, ids: Ids, asked: Parameters<typeof versionsOf>[3]) =>
      versionsOf(db, place, ids, asked),

    restore: (place: Place, ids: Ids, chosen: { version: number; by: string }) =>
      writeRecord(place, (transaction) => restore(transaction, place, ids, chosen)),
  };
}

/** What has become built in again is read as version 0, though it goes on counting where it is stored. */
const known = (version: number | undefined, isFirst: boolean) =>
  isFirst && version === 0 ? undefined : version;

const places = new Map(pages.flatMap(placesOf).map((place) => [place.kind, place]));

const isCollection = (place: Place): place is Place<Collection> => place.node.type === 'collection';

async function rowAt(db: Database, place: Place, ids: Ids): Promise<Row> {
  if (isCollection(place)) return rowOf(db, place, ids);
  const row = await documents(db, 'everything').find(
    blockId(place, await ownerIdOf(db, place, ids)),
  );
  if (!row) throw notFound(place.node);
  return row;
}
