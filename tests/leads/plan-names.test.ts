import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { up } from '../../src/server/storage/migrations/0007-what-was-in-code.ts';
import { engines, openTestApp } from '../support/app.ts';
import { lead } from './filled-forms.ts';

const undo = ['drop table kind_to_fill', 'alter table lead drop column plan_ar'];

test.each(engines)('leads of before have their plan in Arabic too, on %s', async (engine) => {
  const app = await openTestApp(engine);
  onTestFinished(() => app.close());
  const plans = ['E-Commerce Advanced (SAR 1,500)', 'Basic', 'Basics', ''];
  for (const plan of plans) {
    await app.call('POST', '/contact/submit', { body: { ...lead, plan } });
  }
  for (const statement of undo) await sql.raw(statement).execute(app.storage.db);
  await up(app.storage.db as unknown as Kysely<unknown>);
  const { leads } = (await app.admin('GET', '/admin/leads')).body;
  const named = leads.map(({ plan, planAr }: Record<string, string>) => [plan, planAr]);
  expect(new Map(named)).toEqual(
    new Map([
      ['E-Commerce Advanced (SAR 1,500)', 'المتجر المتقدّم (SAR 1,500)'],
      ['Basic', 'الأساسية'],
      ['Basics', ''],
      ['', ''],
    ]),
  );
});
