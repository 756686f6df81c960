import { message, named } from '../../model/messages/message.ts';
import { longSlugOf, slugOf } from '../../model/slug.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { documents, type Row } from './documents.ts';

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
  record: Pick<Row, 'id' | 'kind' | 'parent_id' | 'slug'>,
): Promise<void> {
  if (!node.slugFrom || !record.slug) return;
  if (await documents(db, 'everything').isSlugTaken(record)) {
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

const labelOf = ({ fields }: Collection, key: string) => fields[key]?.label ?? named(key);
