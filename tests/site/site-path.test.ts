import { afterAll, beforeAll, expect, test } from 'vitest';
import { twinOf } from '../../src/model/addresses.ts';
import { isSitePath, sitePath } from '../../src/model/site-path.ts';
import { leadParts } from '../../src/server/leads/lead-parts.ts';
import { lead } from '../leads/filled-forms.ts';
import { sampleStoredLead } from '../leads/sample-lead.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

const own = [
  '/',
  '/ar',
  '/contact-us',
  '/ar/services/design-&-ux',
  '/localseo/الرياض',
  '/a//b?c=/',
];
const strange = [
  '',
  'contact-us',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/a\u0000b',
  '/\ud800',
  'https://evil.example/contact-us',
  'javascript:alert(1)',
];

test.each(own)('%j is a path of the site', (path) => expect(isSitePath(path)).toBe(true));

test.each(strange)('%j is none', (path) => expect(isSitePath(path)).toBe(false));

test('the twin of an address is on this site, whatever the address', () => {
  for (const path of [
    '/ar//evil.example/contact',
    '/ar/\\evil.example',
    '/AR///evil.example',
    '/ar//',
  ]) {
    expect(new URL(twinOf(path), 'https://agency.example').origin).toBe('https://agency.example');
    expect([path, isSitePath(twinOf(path))]).toEqual([path, true]);
    expect(isSitePath(twinOf(twinOf(path)))).toBe(true);
  }
  expect([twinOf('/ar'), twinOf('/ar/blog'), twinOf('/blog'), twinOf('/')]).toEqual([
    '/',
    '/blog',
    '/ar/blog',
    '/ar',
  ]);
  expect(sitePath('//evil.example/contact')).toBe('/evil.example/contact');
});

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());

test('of the page that a lead names only a path of the site is kept', async () => {
  // What no database could keep is taken out of the text first.
  const storable = strange.filter((page) => !/[\0\ud800]/.test(page));
  for (const page of [...own, ...storable]) {
    const reply = await app.call('POST', '/contact/submit', { ...lead, page });
    expect([page, reply.statusCode]).toEqual([page, 200]);
  }
  const kept = await app.db.selectFrom('lead').select('page').execute();
  expect(
    kept
      .map(({ page }) => page)
      .filter(Boolean)
      .toSorted(),
  ).toEqual(own.toSorted());
});

test('a stored lead from before says its page as it is, and not as the site’s', () => {
  const context = {
    title: { en: '', ar: '' },
    possiblyRepeated: false,
    publicUrl: 'https://agency.example',
  };
  for (const page of ['/\\evil.example', '/\t/evil.example', '//evil.example']) {
    const { facts } = leadParts(sampleStoredLead({ page }), context);
    expect(facts.filter(({ value }) => value.includes('agency.example'))).toEqual([]);
  }
});
