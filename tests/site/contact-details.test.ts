import { afterEach, describe, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { engines } from '../support/app.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

const agency = {
  agencyName: 'Falaj Works',
  tagline: 'From Muscat',
  phone1: '+968 2400 0001',
  phone2: '+968 2400 0002',
  email: 'hello@falaj.example',
  offices: [{ city: 'Muscat', address: 'House 7\nMuttrah', ar: { address: 'بيت 7\nمطرح' } }],
  ar: { agencyName: 'الفلج', tagline: 'من مسقط' },
};

describe.each(engines)('on %s', (engine) => {
  const open = async () => {
    const { render } = await loadProductionBuild();
    app = await openSiteApp(engine, render);
  };
  const detailsAt = async (path: string) =>
    /aria-labelledby="details-heading"[\s\S]*?<\/section>/.exec((await app.get(path)).body)?.[0] ??
    '';

  test('the contact page shows of the settings what was never filled in', async () => {
    await open();
    expect(await detailsAt('/contact-us')).toBe('');
    await app.save('PUT', '/settings', agency);
    const english = ['From Muscat', '+968 2400 0001', '+968 2400 0002', 'hello@falaj', 'Muttrah'];
    for (const text of english) expect(await detailsAt('/contact-us')).toContain(text);
    for (const text of ['من مسقط', 'مطرح'])
      expect(await detailsAt('/ar/contact-us')).toContain(text);

    await app.save('PUT', '/contact/info', { phone1: '+968 9900 0009' });
    const shown = await detailsAt('/contact-us');
    expect(shown).toContain('+968 9900 0009');
    expect(shown).not.toContain('+968 2400 0001');
    for (const text of ['From Muscat', '+968 2400 0002', 'Muttrah']) expect(shown).toContain(text);
    const { contact } = (await app.get('/api/contact')).json();
    expect(contact).toMatchObject({ tagline: '', phone1: '+968 9900 0009', phone2: '' });
  });

  test('a contact field that was emptied, or hidden by its sign, stays hidden', async () => {
    await open();
    await app.save('PUT', '/settings', agency);
    await app.save('PUT', '/contact/info', { phone1: '0', email1: '{email}', phone2: '+968 1' });
    await app.http.inject({
      method: 'DELETE',
      url: '/api/contact/info/field',
      payload: { field: 'phone2' },
      headers: { authorization: app.authorization },
    });
    const shown = await detailsAt('/contact-us');
    expect(shown).toContain('From Muscat');
    expect(shown).not.toMatch(/\+968|hello@falaj|\{email\}/);
  });

  test('Arabic can be written beside a field that was never sent', async () => {
    await open();
    await app.save('PUT', '/contact/info', { phone1: '1', ar: { tagline: 'كلّمنا' } });
    expect((await app.get('/api/contact?lang=ar')).json().contact.tagline).toBe('كلّمنا');
  });
});
