import { type Kysely, sql } from 'kysely';

/** What a lead has chosen was read in words that an administrator can change since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column choices text not null default '{}'`.execute(db);
  const { rows } = await sql<{ id: string; fields: string }>`
    select id, fields from lead where form = 'contact-modal'
  `.execute(db);
  for (const { id, fields } of rows) {
    const interest = interests[JSON.parse(fields).interest];
    if (!interest) continue;
    const choices = JSON.stringify({ interest });
    await sql`update lead set choices = ${choices} where id = ${id}`.execute(db);
  }
}

const interests: Record<string, { en: string; ar: string }> = {
  'web-development': { en: 'Web Development', ar: 'تطوير المواقع' },
  'mobile-development': { en: 'Mobile Development', ar: 'تطوير تطبيقات الجوال' },
  'ui-ux-design': { en: 'UI/UX Design', ar: 'تصميم الواجهات وتجربة المستخدم' },
  'digital-marketing': { en: 'Digital Marketing', ar: 'التسويق الرقمي' },
  other: { en: 'Other', ar: 'خدمة أخرى' },
};
