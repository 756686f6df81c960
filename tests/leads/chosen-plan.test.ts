import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { lead } from './filled-forms.ts';

describe.each(engines)('the plan that a lead names, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  async function keptOf(plan: string) {
    const sent = await app.call('POST', '/contact/submit', { body: { ...lead, plan } });
    expect(sent.status).toBe(200);
    const { leads } = (await app.admin('GET', '/admin/leads?limit=1')).body;
    return [leads[0].plan, leads[0].planAr];
  }

  const both = ['Business Website (AED 450)', 'موقع الأعمال (AED 450)'];

  test('is kept in both languages, whichever the visitor read', async () => {
    for (const read of both) expect(await keptOf(read)).toEqual(both);
    expect(await keptOf('Basic')).toEqual(['Basic', 'الأساسية']);
    expect(await keptOf('')).toEqual(['', '']);
  });

  test('has the price that it has when it is sent', async () => {
    const path = '/leasing/plans/plan-business';
    const plan = (await app.admin('GET', path)).body;
    await app.admin('PUT', path, { ...plan, priceAed: 1_250 });
    expect(await keptOf('موقع الأعمال (AED 450)')).toEqual([
      'Business Website (AED 1,250)',
      'موقع الأعمال (AED 1,250)',
    ]);
    expect(await keptOf('Business Website (SAR 450)')).toEqual([
      'Business Website (SAR 450)',
      'موقع الأعمال (SAR 450)',
    ]);
  });

  test('is told by its price where two share a name, and else stays as it was read', async () => {
    const plans = ['plan-basic', 'plan-business'].map((id) => `/leasing/plans/${id}`);
    const before = await Promise.all(
      plans.map(async (path) => (await app.admin('GET', path)).body),
    );
    const prices = before.map(({ priceAed }) => priceAed.toLocaleString('en'));
    for (const [at, path] of plans.entries()) {
      const ar = { ...before[at].ar, name: 'الباقة' };
      expect((await app.admin('PUT', path, { ...before[at], ar })).status).toBe(200);
    }
    for (const [at, { name }] of before.entries()) {
      const both = [`${name} (AED ${prices[at]})`, `الباقة (AED ${prices[at]})`];
      for (const read of both) expect(await keptOf(read)).toEqual(both);
    }
    for (const read of ['الباقة (AED 9)', 'الباقة']) expect(await keptOf(read)).toEqual([read, '']);
    for (const [at, path] of plans.entries()) {
      const { version } = (await app.admin('GET', path)).body;
      await app.admin('PUT', path, { ...before[at], version });
    }
  });

  test('stays as the visitor read it where it was renamed or taken away meanwhile', async () => {
    const path = '/leasing/plans/plan-business';
    const plan = (await app.admin('GET', path)).body;
    const ar = { ...plan.ar, name: 'باقة الشركات' };
    const renamed = await app.admin('PUT', path, { ...plan, name: 'Company', ar });
    expect(await keptOf('Business Website (AED 450)')).toEqual(['Business Website (AED 450)', '']);
    expect(await keptOf('باقة الشركات (SAR 1)')).toEqual([
      'Company (SAR 450)',
      'باقة الشركات (SAR 450)',
    ]);
    await app.admin('DELETE', `${path}?version=${renamed.body.version}`);
    expect(await keptOf('Company (AED 1,250)')).toEqual(['Company (AED 1,250)', '']);
  });
});
