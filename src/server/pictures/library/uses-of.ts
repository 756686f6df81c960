import { sql } from 'kysely';
import type { Picture, PictureUse } from '../../../model/contracts/pictures.ts';
import { pages } from '../../../model/pages/index.ts';
import { titleKeys } from '../../../model/vocabulary/titles.ts';
import type { Stored } from '../../../model/vocabulary/translate.ts';
import { placesOf } from '../../../model/vocabulary/tree.ts';
import type { Database } from '../../storage/storage.ts';
import { pathOfUpload } from '../upload-name.ts';

/** Records of today first, and not all of very many; in `alt` what one of them says of it. */
export type PictureUses = Pick<Picture, 'uses' | 'useCount' | 'olderUseCount' | 'alt' | 'ar'>;

export const places = new Map(pages.flatMap(placesOf).map((place) => [place.kind, place]));

/** Where each of a few pictures is used. */
export async function usesOf(
  db: Database,
  names: string[],
  { historyDays }: { historyDays: number },
): Promise<(name: string) => PictureUses> {
  const found = Map.groupBy(names.length > 0 ? await rowsOf(db, names) : [], ({ name }) => name);
  return (name) => {
    const rows = (found.get(name) ?? []).map((row) => ({ row, stored: JSON.parse(row.body) }));
    const uses = rows.map(({ row, stored }) => useOf(row, stored, historyDays));
    const alts = rows.map(({ row, stored }) => altIn(row.kind, stored, pathOfUpload(name)));
    const useCount = Number(rows[0]?.row.current_count ?? 0);
    return {
      uses,
      useCount,
      olderUseCount: Number(rows[0]?.row.use_count ?? 0) - useCount,
      ...(alts.find(({ alt }) => alt !== '') ?? { alt: '' }),
    };
  };
}

const SHOWN = 20;

interface UseRow {
  name: string;
  document_id: string;
  kind: string;
  body: string;
  replaced_at: string | null;
  is_current: number;
  is_deleted: number;
  /** Large numbers are texts on PostgreSQL. */
  current_count: number | string;
  use_count: number | string;
}

/** One row for each record, with the latest of its versions that names the picture. */
async function rowsOf(db: Database, names: string[]): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    with used as (
      select u.name, u.document_id, max(u.version) as version, max(v.replaced_at) as replaced_at,
        max(case when d.id is null then 0 else 1 end) as is_current
      from picture_use u
      left join document d on d.id = u.document_id and d.version = u.version
      left join document_version v on v.document_id = u.document_id and v.version = u.version
      where u.name in (${sql.join(names)})
      group by u.name, u.document_id
    ), placed as (
      select used.*,
        row_number() over (partition by name order by is_current desc, document_id) as place,
        sum(is_current) over (partition by name) as current_count,
        count(*) over (partition by name) as use_count
      from used
    )
    select placed.name, placed.document_id, placed.replaced_at, is_current, current_count,
      use_count, coalesce(d.kind, v.kind) as kind,
      case when is_current = 1 then d.body else v.body end as body,
      case when d.id is null then 1 else 0 end as is_deleted
    from placed
    left join document d on d.id = placed.document_id
    left join document_version v
      on v.document_id = placed.document_id and v.version = placed.version
    where place <= ${SHOWN}
    order by placed.name, place
  `.execute(db);
  return rows;
}

function useOf(row: UseRow, stored: Stored, historyDays: number): PictureUse {
  const node = places.get(row.kind)?.node;
  const [key = ''] = node ? titleKeys(node) : [];
  const arabic = stored.ar?.[key];
  const title = { title: String(stored[key] ?? ''), ...(arabic && { ar: { title: `${arabic}` } }) };
  const use = { kind: row.kind, _id: row.document_id, ...title };
  if (row.is_current || !row.replaced_at) return use;
  const until = Date.parse(row.replaced_at) + historyDays * DAY_MS;
  return {
    ...use,
    restorableUntil: new Date(until).toISOString(),
    isDeleted: row.is_deleted === 1,
  };
}

const DAY_MS = 86_400_000;

function altIn(kind: string, stored: Stored, path: string): { alt: string; ar?: { alt: string } } {
  const fields = places.get(kind)?.node.fields ?? {};
  const key = Object.keys(fields).find((each) => stored[each] === path);
  const alt = String(stored[`${key}Alt`] ?? '');
  const arabic = stored.ar?.[`${key}Alt`];
  return arabic ? { alt, ar: { alt: `${arabic}` } } : { alt };
}
