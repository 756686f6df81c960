import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageServices } from '../../src/server/pages/web-build.ts';
import { formAction, submissions } from '../../src/web/site/forms/action.ts';
import type { FormAnswer } from '../../src/web/site/forms/form-answer.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeEach(async () => {
  app = await openSiteApp('sqlite', answeredByAction);
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
    expect(reply.json()).toMatchObject({ ok: true, fields: {}, values: {} });
  }
  expect(sent.map((reply) => reply.json().message)).toEqual([
    "Thank you! We'll get back to you soon.",
    'أُرسلت رسالتك بنجاح!',
    "Thank you! We'll get back to you soon.",
  ]);
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
  expect(reply.json()).toMatchObject({
    form: 'contact-section',
    ok: false,
    message: 'جميع الحقول مطلوبة.',
    fields: { firstName: 'الاسم الأول: حقل مطلوب' },
    values: { lastName: 'Ali', message: 'Hello' },
  });
  const bare = await send('/', { form: 'contact-modal', name: 'Sara' });
  expect(bare.json().fields).toHaveProperty('interest');
  const email = await send('/', { ...modal, email: 'nobody' });
  expect(email.json().message).toBe('Please enter a valid email address.');
  expect(await app.db.selectFrom('lead').select('id').execute()).toEqual([]);
});

test('a filled honeypot flags the lead and keeps it', async () => {
  expect((await send('/', { ...modal, referral: 'bot' })).statusCode).toBe(200);
  const [kept] = await app.db.selectFrom('lead').select('flagged').execute();
  expect(kept?.flagged).toBe('honeypot');
});

test('the limit is the one of the API, and says when to come back', async () => {
  for (let count = 0; count < 30; count++) await send('/', modal);
  const { form: _form, ...payload } = modal;
  for (let count = 0; count < 30; count++) {
    await app.http.inject({ method: 'POST', url: '/api/contact/submit', payload });
  }
  const reply = await send('/', modal);
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.json().message).toBe('Too many messages at once. Please try again in a minute.');
});

test('a failure inside keeps its cause to itself', async () => {
  await app.db.schema.dropTable('lead').execute();
  const reply = await send('/', modal);
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toMatchObject({
    ok: false,
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
  expect(json.statusCode).toBe(400);
  expect(await app.db.selectFrom('lead').select('id').execute()).toEqual([]);
});

const send = (url: string, values: Record<string, string>, headers = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });

/** A page that is nothing but the answer of its action. */
async function answeredByAction(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  if (services.submissions) context.set(submissions, services.submissions);
  const url = new URL(request.url);
  try {
    const args = { request, context, url, params: {}, pattern: '' };
    const { data, init } = await formAction(args as Parameters<typeof formAction>[0]);
    return Response.json(data satisfies FormAnswer, { status: init?.status ?? 200 });
  } catch (thrown) {
    const { init } = thrown as { init: { status: number } };
    return new Response('', { status: init.status });
  }
}
