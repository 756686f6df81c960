import { type Kysely, sql } from 'kysely';

/** The colours that the pages gave a group by its address now belong to the group itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: groups } = await sql<{ id: string; slug: string | null; body: string }>`
    select id, slug, body from document where kind = 'services.services'
  `.execute(db);
  for (const { id, slug, body } of groups) {
    await sql`update document set body = ${painted(body, slug ?? '')} where id = ${id}`.execute(db);
  }
  const { rows: versions } = await sql<{ document_id: string; version: number; body: string }>`
    select document_id, version, body from document_version where kind = 'services.services'
  `.execute(db);
  for (const { document_id, version, body } of versions) {
    // Their address is not kept; it is made from the title.
    const slug = String(JSON.parse(body).title).trim().toLowerCase().replaceAll(/\s+/g, '-');
    await sql`
      update document_version set body = ${painted(body, slug)}
      where document_id = ${document_id} and version = ${version}
    `.execute(db);
  }
}

const colours: Record<string, string> = {
  'design-&-ux': 'pair1',
  'web-design-&-development': 'pair2',
  'mobile-app-development': 'pair3',
  'e-commerce-web-development': 'pair4',
  'digital-marketing': 'pair5',
};

function painted(body: string, slug: string): string {
  const stored = JSON.parse(body);
  return JSON.stringify({ ...stored, colour: stored.colour ?? colours[slug] ?? 'house' });
}
