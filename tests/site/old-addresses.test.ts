import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteWordsIn } from '../../src/model/wording/index.ts';
import { OfficeMap } from '../../src/web/site/pages/contact/office-map.tsx';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());

const unsafe = [
  'https://x;frame-ancestors',
  'https://x;sandbox',
  'javascript:alert(1)',
  '//x',
  '0',
];

test('an address that was stored before it was checked adds nothing to the policy', async () => {
  const policy = async () => (await app.get('/')).headers['content-security-policy'];
  const settings = { agencyName: 'Agency', offices: [], schedulingUrl: 'https://time.example' };
  await app.save('PUT', '/settings', settings);
  const good = await policy();
  expect(good).toContain('frame-src https://time.example;');
  for (const mapUrl of unsafe) {
    await app.db
      .updateTable('document')
      .set({ body: JSON.stringify({ ...settings, mapUrl }) })
      .where('kind', '=', 'settings')
      .execute();
    // A save beside it makes the pages anew.
    await app.save('POST', '/settings/client-logos', { name: mapUrl, image: '/uploads/a.png' });
    expect((await app.get('/api/settings')).json()).toMatchObject({ mapUrl });
    expect(await policy()).toBe(good);
  }
});

test('nor is it framed or linked to', () => {
  const map = (address: string) =>
    renderToStaticMarkup(
      createElement(OfficeMap, { address, texts: siteWordsIn('en').contact.map }),
    );
  expect(unsafe.map(map).join('')).toBe('');
  expect(map('https://maps.example/a b')).toContain('href="https://maps.example/a%20b"');
});
