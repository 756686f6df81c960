import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { click, hover, isShown, openFirefox, pathOf, textOf, type } from './support/firefox.ts';
import { type RunningServer, startServer } from './support/server.ts';

/** The journeys are made in Chromium; these two say that another engine gets there as well. */
let server: RunningServer;
let browser: Browser;
let page: Page;
let faults: unknown[];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openFirefox()]);
});
beforeEach(async () => {
  page = await browser.newPage();
  faults = [];
  page.on('pageerror', (fault) => faults.push(fault));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a visitor reads both languages, walks through the menu and sends a message', async () => {
  await page.goto(`${server.url}/`);
  expect(await textOf(page, "header a[href='/services']")).toBe('Services');
  await click(page, 'header a[data-language=ar]');
  await expect.poll(() => textOf(page, "[dir=rtl] header a[href='/ar/services']")).toBe('خدماتنا');
  expect(await pathOf(page)).toBe('/ar');
  await click(page, 'header a[data-language=en]');
  await expect.poll(() => textOf(page, "[dir=ltr] header a[href='/services']")).toBe('Services');

  await hover(page, "header a[href='/services']");
  await click(page, ".services-panel a[href='/services/digital-marketing']");
  await expect.poll(() => pathOf(page)).toBe('/services/digital-marketing');
  expect(await isShown(page, '.services-panel')).toBe(false);

  await click(page, 'header button[commandfor=contact-modal]');
  await type(page, '#contact-modal [name=name]', 'Salma');
  expect(await isShown(page, '#contact-modal')).toBe(true);
  await click(page, '#contact-modal button[commandfor]');
  await expect.poll(() => isShown(page, '#contact-modal')).toBe(false);

  await click(page, "header a[href='/contact-us']");
  for (const [name, value] of Object.entries(message)) {
    await type(page, `#contact-form [name=${name}]`, value);
  }
  await click(page, '#contact-form form button');
  const thanks = 'Your message has been sent successfully!';
  await expect.poll(() => textOf(page, '#contact-form [role=status]')).toBe(thanks);
  expect(await storedLeads()).toMatchObject([
    { page: '/contact-us', fields: { name: 'Salma Haddad', message: message.message } },
  ]);
  expect(faults).toEqual([]);
});

test('an editor signs in and changes a text, and the site shows it in both languages', async () => {
  await page.goto(`${server.url}/admin`);
  await type(page, 'input[name=username]', 'admin');
  await type(page, 'input[name=password]', server.password);
  await click(page, 'button[type=submit]');
  await expect.poll(() => pathOf(page)).toBe('/admin/dashboard');

  await page.goto(`${server.url}/admin/about/banner`);
  await type(page, '::-p-aria([name="Heading"][role="textbox"])', 'Seen by a fox');
  await type(page, '::-p-aria([name="Heading in Arabic"][role="textbox"])', 'رآه ثعلب');
  await click(page, '::-p-aria([name="Update"][role="button"])');
  const heading = async (path: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(server.url + path)).text())?.[1];
  await expect.poll(() => heading('/about-us')).toBe('Seen by a fox');
  await page.goto(`${server.url}/ar/about-us`);
  expect(await textOf(page, 'h1')).toBe('رآه ثعلب');
  expect(faults).toEqual([]);
});

const message = {
  firstName: 'Salma',
  lastName: 'Haddad',
  email: 'salma@example.com',
  phoneNumber: '+971 4 555 0111',
  subject: 'A booking form',
  message: 'People leave it half way.',
};

async function storedLeads(): Promise<unknown> {
  const login = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: server.password }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/admin/leads`, { headers });
  return ((await answer.json()) as { leads: unknown }).leads;
}
