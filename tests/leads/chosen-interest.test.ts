import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { modal } from './filled-forms.ts';

const own = { text: 'Product design', ar: { text: 'تصميم المنتجات' } };
const other = { text: 'Service design', ar: { text: 'تصميم الخدمات' } };

describe.each(engines)('what a lead has chosen, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const say = (body: object) =>
    app.admin('PUT', '/wording/forms.interests.ui-ux-design', { ...body });

  test('is kept in the words that the visitor read, and found by them', async () => {
    const saved = await say(own);
    expect(saved.status).toBe(200);
    expect((await app.call('POST', '/contact/submit', { body: modal })).status).toBe(200);
    expect((await say({ ...other, version: saved.body.version })).status).toBe(200);
    const { leads } = (await app.admin('GET', '/admin/leads?search=product')).body;
    expect(leads).toMatchObject([
      { fields: modal, choices: { interest: { en: own.text, ar: own.ar.text } } },
    ]);
    expect(String((await app.admin('GET', '/admin/leads.csv')).body)).toContain(own.text);
  });
});
