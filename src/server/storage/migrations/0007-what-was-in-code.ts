import { type Kysely, sql } from 'kysely';

/** What the program said by itself until now, and says from here on only where it is stored. */
const kinds = ['leasing.testimonials'];

/** What a lead named in English alone, because the program knew the Arabic. */
const plans = {
  Basic: 'الأساسية',
  'Business Website': 'موقع الأعمال',
  'E-Commerce Standard': 'متجر البداية',
  'E-Commerce Advanced': 'المتجر المتقدّم',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await markKinds(db);
  await sql`alter table lead add column plan_ar text not null default ''`.execute(db);
  for (const [english, arabic] of Object.entries(plans)) {
    await sql`
      update lead set plan_ar = ${arabic} || substr(plan, ${sql.lit(english.length + 1)})
      where plan = ${english} or plan like ${`${english} (%`}
    `.execute(db);
  }
}

/** A site that is in use keeps what it shows: the next start stores it, see `fill-kinds.ts`. */
async function markKinds(db: Kysely<unknown>): Promise<void> {
  await sql`create table kind_to_fill (kind text primary key)`.execute(db);
  const { rows } = await sql<{ revision: number }>`select revision from content_revision`.execute(
    db,
  );
  if (!rows[0]?.revision) return;
  for (const kind of kinds) await sql`insert into kind_to_fill values (${kind})`.execute(db);
}
