import type { ExpressionBuilder } from 'kysely';
import { message } from '../../model/messages/message.ts';
import { storable } from '../../model/storable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import type { DocumentTable, Tables } from '../storage/tables.ts';
import { nameAt } from './upload-name.ts';

/**
 * Notes which pictures a version of a record names. Written once: when the version is replaced or
 * its record deleted, it goes on naming them for as long as it can be restored.
 */
export async function noteUses(
  db: Database,
  { id, version, kind, body }: Pick<DocumentTable, 'id' | 'version' | 'kind' | 'body'>,
): Promise<void> {
  const names = namesIn(body);
  if (names.size === 0) return;
  await requireThere(db, [...names]);
  const words = wordsOf(kind, body);
  await db
    .insertInto('picture_use')
    .values([...names].map((name) => ({ document_id: id, version, name, words })))
    .execute();
}

/**
 * A picture that was picked in the library may have been deleted since, or be about to go. One that
 * a record or a version names already counts as there: none is deleted while it is in use.
 */
async function requireThere(db: Database, names: string[]): Promise<void> {
  const there = await db
    .selectFrom('upload')
    .select('name')
    .where('name', 'in', names)
    .where('going_since', 'is', null)
    .union(db.selectFrom('picture_use').select('name').where('name', 'in', names))
    .execute();
  const found = new Set(there.map(({ name }) => name));
  if (names.some((name) => !found.has(name))) throw new Refusal(400, message('pictureGone'));
}

/** Of the versions that are gone. */
export async function forgetUses(db: Database): Promise<void> {
  await db
    .deleteFrom('picture_use')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document')
            .select('id')
            .whereRef('id', '=', 'picture_use.document_id')
            .whereRef('document.version', '=', 'picture_use.version'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_version')
            .select('document_id')
            .whereRef('document_version.document_id', '=', 'picture_use.document_id')
            .whereRef('document_version.version', '=', 'picture_use.version'),
        ),
      ),
    )
    .execute();
}

/** Neither a record nor a version that can be restored names it. */
export const isUnused = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'upload'>) =>
  not(
    exists(
      selectFrom('picture_use')
        .select('picture_use.name')
        .whereRef('picture_use.name', '=', 'upload.name'),
    ),
  );

/** Also where a copy of the picture is named, or a full stop follows. */
function namesIn(body: string): Set<string> {
  return new Set([...body.matchAll(NAMED)].map(([path]) => nameAt(path)));
}

const NAMED =
  /\/uploads\/[0-9a-f]{32}-\d{1,5}x\d{1,5}-(?:[0-9a-f]{6}|none)\.(?:anim\.webp|jpg|png|webp)/g;

/** The short texts of a record in both languages, a picture's description among them. */
function wordsOf(kind: string, body: string): string {
  const { ar = {}, ...values } = JSON.parse(body);
  const texts = [...Object.values(values), ...Object.values(ar)].filter(
    (text) => typeof text === 'string' && text.length <= SHORT && !text.startsWith('/uploads/'),
  );
  return searchable([kind, ...texts].join('\n'));
}

const SHORT = 200;

export const searchable = (text: string) => storable(text.toLowerCase());
