import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Picture, PictureList } from '../../../model/contracts/pictures.ts';
import { message } from '../../../model/messages/message.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Database } from '../../storage/storage.ts';
import type { Tables, UploadTable } from '../../storage/tables.ts';
import { isUnused, searchable } from '../picture-uses.ts';
import { isUploadName, pathOfUpload } from '../upload-name.ts';
import { isSettled } from './delete-picture.ts';
import { usesOf } from './uses-of.ts';

export interface PictureQuery {
  page: number;
  limit: number;
  search: string;
  /** Only those that can be deleted. */
  unused: boolean;
  type?: 'png' | undefined;
}

interface Library {
  db: Database;
  historyDays: number;
  now?: () => number;
}

/** Newest first. */
export async function listPictures(
  { db, historyDays, now = Date.now }: Library,
  query: PictureQuery,
): Promise<PictureList> {
  const found = matching(db, query, now());
  const { total } = await found
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('upload')
    .orderBy('upload.created_at', 'desc')
    .orderBy('upload.name', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const names = rows.map(({ name }) => name);
  const uses = await usesOf(db, names, { historyDays });
  const pictures = rows.map((row) => ({ ...pictureAnswer(row), ...uses(row.name) }));
  return { pictures, total: Number(total) };
}

export async function readPicture({ db, historyDays }: Library, name: string): Promise<Picture> {
  const row = await uploadRow(db, name);
  const uses = await usesOf(db, [name], { historyDays });
  return { ...pictureAnswer(row), ...uses(name) };
}

export async function uploadRow(db: Database, name: string): Promise<Selectable<UploadTable>> {
  const row = isUploadName(name)
    ? await db.selectFrom('upload').selectAll().where('name', '=', name).executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(404, message('notFound', { noun: 'picture' }));
  return row;
}

function matching(db: Database, { search, unused, type }: PictureQuery, now: number) {
  let found: SelectQueryBuilder<Tables, 'upload', object> = db.selectFrom('upload');
  if (type) found = found.where('upload.type', '=', `image/${type}`);
  if (unused) found = found.where(isUnused).where(isSettled(now));
  const wanted = searchable(search);
  if (!wanted) return found;
  const pattern = `%${wanted.replaceAll(/[%_!]/g, '!$&')}%`;
  return found.where(({ or, exists, selectFrom }) =>
    or([
      sql<boolean>`upload.name like ${pattern} escape '!'`,
      exists(
        currentUses(selectFrom('picture_use')).where(
          sql<boolean>`picture_use.words like ${pattern} escape '!'`,
        ),
      ),
    ]),
  );
}

const currentUses = (uses: SelectQueryBuilder<Tables, 'upload' | 'picture_use', object>) =>
  uses
    .innerJoin('document', (join) =>
      join
        .onRef('document.id', '=', 'picture_use.document_id')
        .onRef('document.version', '=', 'picture_use.version'),
    )
    .select('picture_use.name')
    .whereRef('picture_use.name', '=', 'upload.name');

const pictureAnswer = ({
  name,
  type,
  width,
  height,
  bytes,
  created_at,
}: Selectable<UploadTable>) => ({
  _id: name,
  path: pathOfUpload(name),
  type,
  width,
  height,
  bytes,
  createdAt: created_at,
});
