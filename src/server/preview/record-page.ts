import { services } from '../../model/pages/services/index.ts';
import { findRow } from '../content/rows.ts';
import type { Row } from '../content/show-record.ts';
import { longLists } from '../site/sitemap-pages.ts';
import type { Database } from '../storage/storage.ts';

/** The English path of the page that shows a record: its own, or that of the record around it. */
export async function recordPage(db: Database, id: string): Promise<string | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const around = row.parent_id ? await recordPage(db, row.parent_id) : undefined;
  return ownPages[row.kind]?.(row, around) ?? around;
}

const mainKind = `${services.key}.services`;

const ownPages: Record<string, (row: Row, around: string | undefined) => string> = {
  [longLists.locations.kind]: longLists.locations.pathOf,
  [longLists.posts.kind]: longLists.posts.pathOf,
  [mainKind]: ({ slug }) => `/services/${slug}`,
  [`${mainKind}.primaryServices`]: ({ slug }, around) => `${around}/${slug}`,
};
