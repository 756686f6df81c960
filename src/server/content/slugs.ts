import { message, named } from '../../model/messages/message.ts';
import { longSlugOf, slugOf } from '../../model/slug.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import type { Row } from './show-record.ts';

export interface Slugs {
  slug: string | null;
  alias: string | null;
}

export function slugsOf(node: Collection, values: Record<string, unknown>): Slugs {
  if (!node.slugFrom) return { slug: null, alias: null };
  const title = String(values[node.slugFrom]);
  const slug = slugOf(title);
  if (!slug) {
    const noLetter = message('noLetter', { label: labelOf(node, node.slugFrom) });
    throw new Refusal(400, noLetter, { fields: { [node.slugFrom]: noLetter } });
  }
  const long = longSlugOf(title);
  return { slug, alias: long === slug ? null : long };
}

/** Refuses a slug that a sibling has, and lets the record take the address over from a redirect. */
export async function claimSlug(
  db: Database,
  { node, kind }: Place<Collection>,
  record: { id: string; parent_id: string | null } & Slugs,
): Promise<void> {
  if (!node.slugFrom || !record.slug) return;
  const taken = await siblings(db, kind, record.parent_id)
    .where('slug', '=', record.slug)
    .where('id', '!=', record.id)
    .executeTakeFirst();
  if (taken) {
    const { noun } = node.messages;
    const isTaken = message('taken', { noun, label: labelOf(node, node.slugFrom) });
    throw new Refusal(409, isTaken, { fields: { [node.slugFrom]: isTaken } });
  }
  await db
    .deleteFrom('redirect')
    .where('kind', '=', kind)
    .where('parent_id', '=', record.parent_id ?? '')
    .where('slug', '=', record.slug)
    .execute();
}

/** The address a record had before leads to it from now on. */
export async function leaveRedirects(db: Database, before: Row, after: Slugs): Promise<void> {
  const left = [before.slug, before.alias].filter(
    (slug): slug is string => slug !== null && slug !== after.slug && slug !== after.alias,
  );
  const { kind, id } = before;
  const parent_id = before.parent_id ?? '';
  for (const slug of left) {
    await db
      .insertInto('redirect')
      .values({ kind, parent_id, slug, document_id: id })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'parent_id', 'slug']).doUpdateSet({ document_id: id }),
      )
      .execute();
  }
}

/** The record at an address, whichever form it is written in, or the one that has left it. */
export async function findBySlug(
  db: Database,
  kind: string,
  parentId: string | null,
  requested: string,
): Promise<Row | undefined> {
  const slug = longSlugOf(requested);
  const here = siblings(db, kind, parentId).selectAll();
  const standing = await here.where('slug', '=', slug).executeTakeFirst();
  if (standing) return standing;
  const other = await here.where('alias', '=', slug).executeTakeFirst();
  if (other) return other;
  return db
    .selectFrom('redirect')
    .innerJoin('document', 'document.id', 'redirect.document_id')
    .selectAll('document')
    .where('redirect.kind', '=', kind)
    .where('redirect.parent_id', '=', parentId ?? '')
    .where('redirect.slug', '=', slug)
    .executeTakeFirst();
}

const labelOf = ({ fields }: Collection, key: string) => fields[key]?.label ?? named(key);

const siblings = (db: Database, kind: string, parentId: string | null) =>
  db
    .selectFrom('document')
    .select('id')
    .where('kind', '=', kind)
    .where('parent_id', parentId === null ? 'is' : '=', parentId);
