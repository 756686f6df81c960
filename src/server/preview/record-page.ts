import { documents, type Row } from '../content/documents.ts';
import { publicPathOf } from '../content/find-record.ts';
import { publicPlaces } from '../site/public-records.ts';
import type { Database } from '../storage/storage.ts';

/** The English path of the page that shows a record: its own, or that of the record around it. */
export async function recordPage(db: Database, id: string): Promise<string | undefined> {
  return (await pageAround(db, id))?.path;
}

interface Around {
  /** The records down to it. */
  rows: Row[];
  path: string | undefined;
}

async function pageAround(db: Database, id: string): Promise<Around | undefined> {
  const row = await documents(db, 'everything').find(id);
  if (!row) return undefined;
  const around = row.parent_id ? await pageAround(db, row.parent_id) : undefined;
  const rows = [...(around?.rows ?? []), row];
  const place = publicPlaces.get(row.kind);
  return { rows, path: place ? publicPathOf(place, rows) : around?.path };
}
