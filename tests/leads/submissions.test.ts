import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { choicesIn, leadForms } from '../../src/model/forms/lead-forms.ts';
import { forgetOldLeads } from '../../src/server/leads/store-lead.ts';
import { accountApp } from '../account/account-app.ts';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';
import { lead, modal, section } from './filled-forms.ts';
import { leadsApp } from './leads-app.ts';

describe.each(engines)('submissions on %s', (engine) => {
  let fresh: FreshStorage;
  let app: Awaited<ReturnType<typeof accountApp>>;
  let host = 0;
  const time = Date.UTC(2030, 0, 1);

  beforeAll(async () => {
    fresh = await freshStorage(engine);
    app = await accountApp({ db: fresh.storage.db, now: () => time });
  });
  beforeEach(async () => {
    await fresh.storage.db.deleteFrom('lead').execute();
    host += 1;
  });
  afterAll(async () => {
    await app.close();
    await fresh.remove();
  });

  const send = (path: string, body: unknown, from = `192.0.2.${host}`) =>
    app.call('POST', path, { from, body });
  const submit = (body: unknown) => send('/contact/submit', body);
  const stored = async () => {
    const rows = await fresh.storage.db.selectFrom('lead').selectAll().execute();
    return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) }));
  };

  const thanks = { success: true, message: "Thank you! We'll get back to you soon." };

  test.each([
    ['/contact/submit', modal, 'contact-modal', thanks],
    ['/contact/submit', lead, 'lease-lead', thanks],
    ['/send-email', section, 'contact-section', { success: true }],
  ] as const)('%s keeps %j as %s', async (path, fields, form, expected) => {
    const answer = await send(path, fields);
    expect([answer.status, answer.body]).toEqual([200, expected]);
    const plain = { page: '', language: 'en', plan: '', plan_ar: '', flagged: null };
    const choices = JSON.stringify(choicesIn(leadForms[form], fields));
    const created_at = new Date(time).toISOString();
    expect(await stored()).toEqual([
      { id: expect.any(String), form, fields, ...plain, choices, created_at },
    ]);
  });

  test('keeps the plan, the page and the language, trims and drops the unknown', async () => {
    const extras = {
      plan: ' Basic ',
      page: '/ar/website-leasing',
      language: 'ar',
      timeTaken: 9000,
    };
    const body = { ...lead, ...extras, name: '  سارة  ', role: 'admin', referral: '' };
    const answer = await submit(body);
    expect(answer.body.message).toBe('شكرًا لك! سنتواصل معك قريبًا.');
    expect(await stored()).toMatchObject([
      { fields: { ...lead, name: 'سارة' }, plan: 'Basic', page: extras.page, language: 'ar' },
    ]);
    expect(Object.keys((await stored())[0]?.fields)).toEqual(Object.keys(lead));
  });

  test('takes the lead form without a website', async () => {
    const { website: _, ...rest } = lead;
    for (const body of [rest, { ...rest, website: '' }, { ...rest, website: null }]) {
      expect((await submit(body)).status).toBe(200);
    }
    expect(await stored()).toHaveLength(3);
  });

  test.each([
    ['/contact/submit', modal],
    ['/contact/submit', lead],
    ['/send-email', section],
  ])('%s refuses each missing field of %j', async (path, form) => {
    for (const name of Object.keys(form).filter((each) => each !== 'website')) {
      for (const blank of [undefined, null, '', '   ', '\0']) {
        const { status, body } = await send(path, { ...form, [name]: blank }, `203.0.113.${host}`);
        expect([name, status]).toEqual([name, 400]);
        expect(Object.keys(body.fields as object)).toEqual([name]);
        expect(body.error).toBe('All fields are required.');
      }
    }
    expect(await stored()).toEqual([]);
  });

  test.each(['interest', 'budget', 'message'])('a %s makes it the modal', async (name) => {
    const { status, body } = await submit({ ...lead, [name]: 'other' });
    expect(status).toBe(400);
    expect(body.message).toBe('All fields are required.');
  });

  test.each([
    [{ ...modal, email: 'sara@' }, 'Please enter a valid email address.'],
    [{ ...lead, email: 'sara@gmail' }, 'Please enter a valid email address.'],
    [{ ...lead, email: 'a@b.co\r\nBcc: x@y.z' }, 'Please enter a valid email address.'],
    [{ ...lead, email: 'x', language: 'ar' }, 'يرجى إدخال عنوان بريد إلكتروني صحيح.'],
    [
      { ...lead, website: 'javascript:alert(1)' },
      'Please enter a full web address, such as https://example.com.',
    ],
    [{ ...modal, interest: 'gardening' }, 'Please choose one of the options.'],
    [{ ...modal, name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
    [{ ...modal, message: 'x'.repeat(10_001) }, 'Message must be at most 10000 characters'],
    [{ ...modal, phone: 12 }, 'Phone must be a text'],
    [{ language: 'ar' }, 'جميع الحقول مطلوبة.'],
    [[], 'All fields are required.'],
  ])('refuses %j', async (body, text) => {
    const answer = await submit(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: text, message: text, fields: expect.any(Object) });
    expect(await stored()).toEqual([]);
  });

  test.each(['o’brien@example.com', "o'brien@example.com", 'a+b@xn--mgbaam7a8h.xn--mgbaam7a8h'])(
    'the contact section takes the e-mail %s as it is, the others check it',
    async (email) => {
      expect((await send('/send-email', { ...section, email })).status).toBe(200);
      expect((await submit({ ...lead, email })).status).toBe(email.includes('’') ? 400 : 200);
    },
  );

  test('takes long texts and any signs', async () => {
    const message = `${'م'.repeat(9000)} \u{1F600} <b>'"; drop table lead; --`;
    expect((await submit({ ...modal, message, name: 'a\0b\ud800c' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ fields: { message, name: 'ab\ufffdc' } }]);
  });

  test.each([
    [{ referral: 'https://spam.example' }, 'honeypot'],
    [{ referral: 7, timeTaken: 60_000 }, 'honeypot'],
    [{ referral: { toString: 1 } }, 'honeypot'],
    [{ timeTaken: 300 }, 'too fast'],
    [{ timeTaken: 2000, referral: '  ' }, null],
    [{ timeTaken: null, referral: null }, null],
  ])('flags %j as %s, and keeps and answers it the same', async (extras, flagged) => {
    const answer = await submit({ ...modal, ...extras });
    expect([answer.status, answer.body]).toEqual([200, thanks]);
    expect(await stored()).toMatchObject([{ fields: modal, flagged }]);
  });

  test('never refuses a person for what the page sends along', async () => {
    const odd = { plan: ['x'], page: `/${'x'.repeat(5000)}\0`, language: 'fr', timeTaken: 'soon' };
    expect((await submit({ ...lead, ...odd })).status).toBe(200);
    expect(await stored()).toMatchObject([{ plan: '', language: 'en', flagged: null }]);
  });

  test('the 61st submission of an address within a minute waits, on both calls together', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await submit(lead)).status).toBe(200);
      expect((await send('/send-email', section)).status).toBe(200);
    }
    const refused = await submit({ ...lead, language: 'ar' });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe('وصلتنا رسائل كثيرة دفعة واحدة. يرجى المحاولة بعد دقيقة.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await send('/contact/submit', lead, '198.51.100.1')).status).toBe(200);
    expect(await stored()).toHaveLength(61);
    // What is refused anyway is told why, not to wait.
    expect((await send('/contact/submit', {}, '198.51.100.1')).status).toBe(400);
  });

  test('spam uses up its own allowance, and is told so in its language', async () => {
    const spam = { ...lead, referral: 'https://spam.example', language: 'ar' };
    for (let count = 0; count < 30; count += 1) {
      expect((await submit(spam)).status).toBe(200);
      expect((await send('/send-email', { ...section, timeTaken: 3 })).status).toBe(200);
    }
    const refused = await submit(spam);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    expect(refused.body.error).toBe('وصلتنا رسائل كثيرة من شبكتك. يرجى المحاولة غدًا.');
    expect((await submit(lead)).status).toBe(200);
    expect(await stored()).toHaveLength(61);
  });

  test('are forgotten after the days that the settings name', async () => {
    await submit(lead);
    const day = 24 * 60 * 60 * 1000;
    await forgetOldLeads(fresh.storage.db, 30, time + 30 * day - 1);
    expect(await stored()).toHaveLength(1);
    await forgetOldLeads(fresh.storage.db, 30, time + 30 * day);
    expect(await stored()).toEqual([]);
  });

  test('what goes wrong inside is said in the visitor’s language', async () => {
    const mailer = {
      wake() {
        throw new Error('inside');
      },
      hand: async () => false,
    };
    const failing = leadsApp({ db: fresh.storage.db, mailer });
    const submit = (body: object) => failing.call('POST', '/contact/submit', body);
    expect(await submit(lead)).toMatchObject({
      status: 500,
      body: { message: 'Failed to send message. Please try again.' },
    });
    expect(await submit({ ...lead, language: 'ar' })).toMatchObject({
      status: 500,
      body: { message: 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى.' },
    });
    await failing.close();
  });
});
