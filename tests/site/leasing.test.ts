import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { leasing } from '../../src/model/pages/leasing/index.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { arabicMark, sampleOf, withArabic } from '../support/samples.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterAll(() => app.close());
beforeEach(async () => {
  if (!app) {
    const web = await loadProductionBuild();
    app = await openSiteApp('sqlite', web.render, web);
  }
  await app.db.deleteFrom('document').execute();
  await app.save('PUT', '/leasing/currencies', { aed: true, sar: true });
});

const html = async (path: string) => (await app.get(path)).body;
const statuses = async (...paths: string[]) =>
  Promise.all(paths.map(async (path) => (await app.get(path)).statusCode));
const paths = ['/website-leasing', '/website-leasing/sar'];
const inBoth = ([aed = '', sar = '']: string[]) => [aed, `/ar${aed}`, sar, `/ar${sar}`];

describe('a currency that is switched off', () => {
  test('has no page in either language, and nothing leads there', async () => {
    const link = (path: string) => new RegExp(`["/]${path}["#?]`);
    for (const [off, on, gone] of [
      [{ sar: false }, '/website-leasing', '/website-leasing/sar'],
      [{ aed: false }, '/website-leasing/sar', '/website-leasing'],
    ] as const) {
      await app.save('PUT', '/leasing/currencies', { aed: true, sar: true, ...off });
      expect(await statuses(on, `/ar${on}`, gone, `/ar${gone}`, `${gone}/`)).toEqual([
        200, 200, 404, 404, 404,
      ]);
      const sitemap = await html('/sitemap.xml');
      expect(sitemap).toContain(`${on}<`);
      expect(sitemap).not.toContain(`${gone}<`);
      for (const page of ['/', on, `/ar${on}`, gone]) {
        expect(await html(page), page).toMatch(link(on));
        expect(await html(page), page).not.toMatch(link(gone));
      }
      expect(await html(gone)).toContain('<footer');
      expect(await html(on)).not.toContain('<footer');
    }
  });

  test('is never the last one', async () => {
    const refused = await app.call('PUT', '/leasing/currencies', { aed: false, sar: false });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toBe('Please leave at least one currency switched on');
    expect(await statuses(...inBoth(paths))).toEqual([200, 200, 200, 200]);
  });
});

test('the form, the chat, the structured data and the cards follow the plans', async () => {
  await app.save('PUT', '/settings', { ...settings, chatNumber: '+44 7700 900123' });
  const own = { name: 'Studio $& <b>', priceAed: 12_345, priceSar: 99, popular: true };
  const ar = { name: 'باقة الاستوديو' };
  await app.save('POST', '/leasing/plans', { ...own, features: ['Ten pages'], ar });
  const page = await html('/website-leasing');
  const name = 'Studio $&amp; &lt;b&gt;';
  expect(page).toContain(`data-plan="${name} (AED 12,345)"`);
  expect(page).toContain(`<option value="${name} (AED 12,345)">`);
  expect(page).toContain(encodeURIComponent('the Studio $& <b> plan (AED 12,345 per month)'));
  expect(page).toContain('"price":12345,"priceCurrency":"AED"');
  expect(page).toContain('Ten pages');
  const arabic = await html('/ar/website-leasing/sar');
  expect(arabic).toContain(`<option value="${ar.name} (SAR 99)">`);
  expect(arabic).toContain('"price":99,"priceCurrency":"SAR"');
  // The cheapest is the one that the page begins with.
  expect(arabic.slice(0, arabic.indexOf('<form'))).toContain('>99</span>');
});

test('testimonials are left out while there are none, and drawn without a picture', async () => {
  expect(await html('/website-leasing')).not.toContain('From our tenants');
  const said = { name: 'Somebody', title: 'Owner', quote: 'Well done.' };
  await app.save('POST', '/leasing/testimonials', said);
  const page = await html('/website-leasing');
  expect(page).toContain('From our tenants');
  expect(page).toContain('Well done.');
});

test('a part whose list is empty is left out, and so are questions that nobody asks', async () => {
  const { benefits, comparison, trades } = (await app.get('/api/leasing')).json();
  const before = await html('/website-leasing');
  const shown = [benefits.heading, comparison.heading, trades.heading];
  for (const heading of shown) expect(before).toContain(heading);
  await app.save('PUT', '/leasing/benefits', { ...benefits, items: [] });
  await app.save('PUT', '/leasing/comparison', { ...comparison, rows: [] });
  await app.save('PUT', '/leasing/trades', { ...trades, items: [] });
  const page = await html('/website-leasing');
  for (const heading of shown) expect(page).not.toContain(heading);
  const { questions } = (await app.get('/api/leasing')).json();
  expect(page.includes('FAQPage')).toBe(questions.length > 0);
  expect(page.includes('lease-faq-heading')).toBe(questions.length > 0);
});

test('says what an editor has written, in both languages', async () => {
  await app.save('PUT', '/settings', { ...settings, chatNumber: '+44 7700 900123' });
  const city = { location: 'Doha', title: 'T', description: 'D', conclusion: 'C', cta: 'C' };
  const fact = { title: 'F', stats: ['S'] };
  const benefits = { title: 'B', items: [{ title: 'I', description: 'D' }] };
  await app.save('POST', '/local-seo', { ...city, fact, benefits });
  const written: string[] = [];
  for (const { node, kind, path } of placesOf(leasing)) {
    const sample = sampleOf(node, kind.replace('leasing.', 'of-'));
    const method = node.type === 'block' ? 'PUT' : 'POST';
    if (kind !== 'leasing.currencies')
      await app.save(method, path, withArabic(node.fields, sample));
    written.push(...textsIn(sample));
  }
  const [english, arabic] = [await html('/website-leasing'), await html('/ar/website-leasing')];
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((text) => !english.includes(text))).toEqual([]);
  expect(written.filter((text) => !arabic.includes(`${arabicMark} ${text}`))).toEqual([]);
});

/** Those with words: no path of a picture, no point in it, no name of a drawing. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.includes(' of-')
      ? [value]
      : []
    : Object.values(value ?? {}).flatMap(textsIn);

const settings = { agencyName: 'Agency', tagline: 'Well made' };
