import { type Kysely, sql } from 'kysely';

/** What the pages said by themselves until now: as in 0007, the next start stores it. */
const kinds = ['home.hero', 'home.headings', 'services.software'];

/** The tools that the pages gave a group by its address now belong to the group itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ revision: number }>`select revision from content_revision`.execute(
    db,
  );
  if (!rows[0]?.revision) return;
  for (const kind of kinds) await sql`insert into kind_to_fill values (${kind})`.execute(db);
  await equipGroups(db);
}

async function equipGroups(db: Kysely<unknown>): Promise<void> {
  const { rows: addresses } = await sql<{ id: string; slug: string }>`
    select id, slug from document where kind = 'services.services'
    union all
    select document_id as id, slug from redirect where kind = 'services.services'
  `.execute(db);
  // A group that was renamed is still the one whose tools the services page shows.
  const toolsOf = new Map(
    addresses.flatMap(({ id, slug }) => (tools[slug] ? [[id, tools[slug]]] : [])),
  );
  const { rows: groups } = await sql<{ id: string; body: string }>`
    select id, body from document where kind = 'services.services'
  `.execute(db);
  for (const { id, body } of groups) {
    await sql`update document set body = ${equipped(body, toolsOf.get(id))} where id = ${id}`.execute(
      db,
    );
  }
  const { rows: versions } = await sql<{ document_id: string; version: number; body: string }>`
    select document_id, version, body from document_version where kind = 'services.services'
  `.execute(db);
  for (const { document_id, version, body } of versions) {
    // A group that was deleted has no address any more; it was made from the title.
    const slug = String(JSON.parse(body).title).trim().toLowerCase().replaceAll(/\s+/g, '-');
    await sql`
      update document_version set body = ${equipped(body, toolsOf.get(document_id) ?? tools[slug])}
      where document_id = ${document_id} and version = ${version}
    `.execute(db);
  }
}

function equipped(body: string, names: string[] = []): string {
  const stored = JSON.parse(body);
  return JSON.stringify({ tools: names.map((name) => ({ name, mark: 'pattern' })), ...stored });
}

const tools: Record<string, string[]> = {
  'design-&-ux': [
    'Figma',
    'Sketch',
    'Adobe XD',
    'Photoshop',
    'Illustrator',
    'After Effects',
    'Principle',
    'Maze',
    'Storybook',
  ],
  'web-design-&-development': [
    'WordPress',
    'Laravel',
    'Drupal',
    'ASP.NET',
    'Angular',
    'Ruby on Rails',
    'Python',
    'React',
    'PostgreSQL',
  ],
  'mobile-app-development': [
    'Swift',
    'Kotlin',
    'Flutter',
    'React Native',
    'Ionic',
    'Xcode',
    'Android Studio',
    'Firebase',
    'TestFlight',
  ],
  'e-commerce-web-development': [
    'WooCommerce',
    'Shopify',
    'Magento',
    'BigCommerce',
    'mada',
    'Apple Pay',
    'Stripe',
    'PayPal',
    'Algolia',
  ],
  'digital-marketing': [
    'Search Console',
    'Google Ads',
    'Meta Ads',
    'Ahrefs',
    'Semrush',
    'Matomo',
    'Hotjar',
    'Mailchimp',
    'Looker Studio',
  ],
};
