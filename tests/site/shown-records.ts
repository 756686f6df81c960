import type { Collection } from '../../src/model/vocabulary/nodes.ts';
import type { Place } from '../../src/model/vocabulary/tree.ts';
import { publicPathOf } from '../../src/server/content/find-record.ts';
import { publicPlaces } from '../../src/server/site/public-records.ts';
import type { DemoApp } from './demo-app.ts';

export interface ShownRecord {
  kind: string;
  path: string;
  title: Record<'en' | 'ar', string>;
}

/** Every stored record that visitors can open, with the English path of its page. */
export async function shownRecords({ db }: DemoApp): Promise<ShownRecord[]> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'kind', 'parent_id', 'slug', 'body'])
    .where('hidden', '=', 0)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const place: Place<Collection> | undefined = publicPlaces.get(row.kind);
    if (!place) return [];
    const down = [row];
    for (let around = byId.get(row.parent_id ?? ''); around; ) {
      down.unshift(around);
      around = byId.get(around.parent_id ?? '');
    }
    const { title, ar } = JSON.parse(row.body);
    return [
      { kind: row.kind, path: publicPathOf(place, down), title: { en: title, ar: ar.title } },
    ];
  });
}

/** Whether a path has the form of a pattern of `publicPaths`. */
export const shapeOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

export const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"#?]*)/g)].map(([, link = '']) =>
    decodeURI(link.replaceAll('&amp;', '&')),
  );

export function missing(kind: string): never {
  throw new Error(`There is no ${kind}.`);
}
