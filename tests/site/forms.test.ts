import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
/** How many pages were made. */
let rendered = 0;
beforeEach(async () => {
  const { render } = await loadProductionBuild();
  rendered = 0;
  app = await openSiteApp('sqlite', (...asked: Parameters<typeof render>) => {
    rendered += 1;
    return render(...asked);
  });
});
afterEach(() => app.close());

const modal = {
  form: 'contact-modal',
  name: 'Sara',
  email: 'sara@example.com',
  phone: '1',
  interest: 'other',
  company: 'Co',
  budget: '1',
  message: 'مرحبًا',
};
const section = {
  form: 'contact-section',
  firstName: 'Sara',
  lastName: 'Ali',
  email: 'sara',
  phoneNumber: '2',
  subject: 'Work',
  message: 'Hello',
};
const lead = {
  form: 'lease-lead',
  name: 'Sara',
  email: 's@example.com',
  phone: '3',
  company: 'Co',
};

test('each form is stored and answered by its own page', async () => {
  const sent = [
    await send('/services', modal),
    await send('/ar/contact-us', section),
    await send('/website-leasing/sar', { ...lead, plan: 'Basic' }),
  ];
  for (const reply of sent) {
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  const thanks = "Thank you! We'll get back to you soon.";
  expect(sent.map(({ body }) => shownFormsOf(body))).toMatchObject([
    { 'contact-modal': { role: 'status', message: thanks, faults: [] } },
    {
      'contact-modal': { message: undefined },
      'contact-section': { role: 'status', message: 'أُرسلت رسالتك بنجاح!', faults: [] },
    },
    { 'lease-lead': { role: 'status', message: thanks, faults: [] } },
  ]);
  expect(sent.map(({ body }) => body.includes('Sara'))).toEqual([false, false, false]);
  const leads = await app.db.selectFrom('lead').selectAll().orderBy('form').execute();
  expect(leads).toMatchObject([
    { form: 'contact-modal', page: '/services', language: 'en', flagged: null },
    { form: 'contact-section', page: '/ar/contact-us', language: 'ar' },
    { form: 'lease-lead', page: '/website-leasing/sar', plan: 'Basic' },
  ]);
  expect(JSON.parse(leads[1]?.fields ?? '')).toEqual({
    name: 'Sara Ali',
    email: 'sara',
    phone: '2',
    message: 'Hello',
    budget: 'Work',
  });
});

test('what is missing is named and what was typed comes back', async () => {
  const reply = await send('/ar/contact-us', { ...section, firstName: ' ' });
  expect(reply.statusCode).toBe(400);
  expect(shownFormsOf(reply.body)['contact-section']).toMatchObject({
    role: 'alert',
    message: 'جميع الحقول مطلوبة.',
    faults: ['firstName'],
    values: { lastName: 'Ali', message: 'Hello' },
  });
  expect(reply.body).toContain('>الاسم الأول: حقل مطلوب</p>');
  const bare = await send('/', { form: 'contact-modal', name: 'Sara' });
  expect(shownFormsOf(bare.body)['contact-modal']?.faults).toContain('interest');
  const email = await send('/', { ...modal, email: 'nobody' });
  expect(shownFormsOf(email.body)['contact-modal']?.message).toBe(
    'Please enter a valid email address.',
  );
  expect(await app.db.selectFrom('lead').select('id').execute()).toEqual([]);
});

test('any page takes the form of the dialog, and answers with the dialog open', async () => {
  const isOpen = (html: string) => /<dialog [^>]*id="contact-modal"[^>]* open=""/.test(html);
  for (const path of ['/', '/ar', '/?from=mail', '/blog/page/2', '/nothing/at/all']) {
    const { statusCode, body } = await send(path, modal);
    expect([path, statusCode, isOpen(body)]).toEqual([path, 200, true]);
  }
  expect(isOpen((await app.get('/')).body)).toBe(false);
  expect(isOpen((await send('/contact-us', section)).body)).toBe(false);
});

test('a filled honeypot flags the lead and keeps it', async () => {
  expect((await send('/', { ...modal, referral: 'bot' })).statusCode).toBe(200);
  const [kept] = await app.db.selectFrom('lead').select('flagged').execute();
  expect(kept?.flagged).toBe('honeypot');
});

test('the limit is the one of the API, and says when to come back', async () => {
  // One of the quickest pages to make.
  for (let count = 0; count < 30; count++) await send('/nothing', modal);
  const { form: _form, ...payload } = modal;
  for (let count = 0; count < 30; count++) {
    await app.http.inject({ method: 'POST', url: '/api/contact/submit', payload });
  }
  const said = 'Too many messages at once. Please try again in a minute.';
  for (const [path, language, text] of [
    ['/', 'lang="en" dir="ltr"', said],
    ['/', 'lang="en" dir="ltr"', said],
    ['/ar', 'lang="ar" dir="rtl"', 'رسائل'],
  ] as const) {
    const { statusCode, headers, body } = await send(path, modal);
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain(language);
    expect(body).toContain(text);
    expect(body).not.toContain('<form');
  }
});

test('what is no form of the site is refused before a page is made', async () => {
  const bodies = [{}, { form: 'unknown' }, { form: '__proto__' }, { name: 'x'.repeat(100_000) }];
  for (const path of ['/', '/ar', '/nothing', '/services']) {
    for (const body of bodies) {
      const reply = await send(path, body as Record<string, string>);
      expect(reply.statusCode).toBe(400);
      expect(reply.body.length).toBeLessThan(500);
    }
  }
  expect((await send('/', { name: 'x'.repeat(128 * 1024) })).statusCode).toBe(413);
  expect(rendered).toBe(0);
});

test('a form that is sent to where its page was goes on to where it is', async () => {
  const reply = await send('/ar/contact?from=mail', section);
  expect([reply.statusCode, reply.headers.location]).toEqual([308, '/ar/contact-us?from=mail']);
  expect(rendered).toBe(0);
});

test('who filled in an Arabic form before Arabic was switched off is answered in English', async () => {
  await app.save('PUT', '/site/in-use', { arabic: false });
  const reply = await send('/ar/contact-us', section);
  expect(reply.statusCode).toBe(200);
  expect(shownFormsOf(reply.body)['contact-section']).toMatchObject({ role: 'status' });
  const leads = await app.db.selectFrom('lead').select(['page', 'language']).execute();
  expect(leads).toEqual([{ page: '/contact-us', language: 'en' }]);
});

test('a failure inside keeps its cause to itself', async () => {
  await app.db.schema.dropTable('lead').execute();
  await writeFile(join(app.dataDir, 'leads'), 'Here is no room for what the database refuses.');
  const reply = await send('/', modal);
  expect(reply.statusCode).toBe(500);
  expect(shownFormsOf(reply.body)['contact-modal']).toMatchObject({
    role: 'alert',
    message: 'Failed to send message. Please try again.',
    values: { name: 'Sara' },
  });
});

test('other sites cannot post', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await send('/', modal, headers)).statusCode).toBe(403);
  }
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: publicUrl },
    { origin: 'http://localhost:80', host: 'localhost' },
    {},
  ]) {
    expect((await send('/', modal, headers)).statusCode).toBe(200);
  }
});

test('only pages take a form, and only a form', async () => {
  for (const path of ['/api/contact/submit', '/api/nothing', '/admin', '/admin/blogs']) {
    expect((await send(path, modal)).statusCode).toBeGreaterThanOrEqual(400);
  }
  const unknown = await app.http.inject({ method: 'POST', url: '/api/nothing', payload: modal });
  expect(unknown.json()).toMatchObject({ error: 'Not found' });
  expect((await send('/', { form: 'unknown' })).statusCode).toBe(400);
  const json = await app.http.inject({ method: 'POST', url: '/', payload: modal });
  expect(json.statusCode).toBe(415);
  expect(await app.db.selectFrom('lead').select('id').execute()).toEqual([]);
});

const send = (url: string, values: Record<string, string>, headers = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });

interface ShownForm {
  role: string | undefined;
  message: string | undefined;
  /** The names of the fields at fault. */
  faults: string[];
  values: Record<string, string>;
}

/** The forms of a page by their names, as they stand in it. */
function shownFormsOf(html: string): Record<string, ShownForm> {
  const forms = html.match(/<form [\s\S]*?<\/form>/g) ?? [];
  return Object.fromEntries(
    forms.map((form) => {
      const [, role, message] = /role="(status|alert)"[^>]*><p [^>]*>([^<]*)/.exec(form) ?? [];
      const inputs = [...form.matchAll(/<input [^>]*name="(\w+)"[^>]* value="([^"]*)"/g)];
      const areas = [...form.matchAll(/<textarea [^>]*name="(\w+)"[^>]*>([^<]*)/g)];
      const values = [...inputs, ...areas].map(([, name, value]) => [name, value]);
      const faults = form.match(/<[^>]*aria-invalid="true"[^>]*>/g) ?? [];
      const shown = {
        role,
        message: message?.replaceAll('&#x27;', "'"),
        faults: faults.map((tag) => / name="(\w+)"/.exec(tag)?.[1] ?? ''),
        values: Object.fromEntries(values),
      };
      return [shown.values.form, shown];
    }),
  );
}
