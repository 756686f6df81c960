import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const filled = {
  'First name': 'Salma',
  'Last name': 'Haddad',
  Email: 'salma@example.com',
  'Phone number': '+971 4 555 0111',
  Subject: 'A booking form',
  Message: 'People leave it half way.',
};

const formOf = (page: Page) => page.locator('#contact-form form');

async function fill(page: Page, values: Record<string, string> = filled) {
  for (const [label, value] of Object.entries(values)) {
    await formOf(page).getByLabel(label).fill(value);
  }
}

test('from the banner to the form, which wants every field', async ({ page }) => {
  await openPage(page, '/contact-us');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.getByRole('link', { name: "Let's Discuss your Project" }).click();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await formOf(page).getByLabel('First name').fill('Salma');
  await formOf(page).getByLabel('Email').fill('   ');
  await formOf(page).getByRole('button', { name: 'Send message' }).click();
  await expect(formOf(page).getByRole('alert')).toHaveText('All fields are required.');
  await expect(formOf(page).getByLabel('Last name')).toBeFocused();
  await expect(formOf(page).getByLabel('Last name')).toHaveAccessibleDescription(
    'Last name is required',
  );
  await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(5);
  expect(posted).toEqual([]);
  await expectAccessible(page);
});

test('a sent message is stored, thanked for, and the thanks fade', async ({
  page,
  request,
  admin,
}) => {
  await page.clock.install();
  await openPage(page, '/contact-us');
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await formOf(page).getByRole('button', { name: 'Send message' }).click();
  const thanks = formOf(page).getByRole('status');
  await expect(thanks).toHaveText('Your message has been sent successfully!');
  await expect(formOf(page).getByLabel('First name')).toHaveValue('');
  await page.clock.runFor(4_900);
  await expect(thanks).toHaveCSS('opacity', '1');
  await page.clock.runFor(200);
  await expect(thanks).toHaveCSS('opacity', '0');
  await expect(thanks).not.toBeEmpty();
  await page.clock.runFor(1_000);
  await expect(thanks).toBeEmpty();

  const { token } = await asAdministrator(request, admin);
  const answer = await request.get('/api/admin/leads', {
    headers: { authorization: `Bearer ${token}` },
  });
  const [lead] = (await answer.json()).leads;
  expect(lead.fields).toEqual({
    name: 'Salma Haddad',
    email: 'salma@example.com',
    phone: '+971 4 555 0111',
    message: 'People leave it half way.',
    budget: 'A booking form',
  });
  expect(lead).toMatchObject({ page: '/contact-us', language: 'en' });
});

test('what fails says so and loses nothing', async ({ page }) => {
  await openPage(page, '/contact-us');
  await fill(page);
  const send = formOf(page).getByRole('button');
  const message = formOf(page).getByRole('alert');
  const held = Promise.withResolvers<void>();
  await answerInstead(page, '**/api/send-email', async (route) => {
    await held.promise;
    await route.abort();
  });
  await send.click();
  await expect(send).toHaveText('Sending...');
  await expect(send).toBeDisabled();
  held.resolve();
  await expect(message).toHaveText('An error occurred. Please try again later.');
  await expect(formOf(page).getByLabel('Message')).toHaveValue(filled.Message);

  const refusals = [
    {
      status: 500,
      text: 'Something went wrong',
      shown: 'An error occurred. Please try again later.',
    },
    { status: 429, text: 'Too many messages at once.', shown: 'Too many messages at once.' },
    { status: 400, text: 'Name is too long', shown: 'Name is too long' },
  ];
  for (const { status, text, shown } of refusals) {
    await page.unrouteAll();
    await answerInstead(page, '**/api/send-email', (route) =>
      route.fulfill({ status, json: { error: text, message: text } }),
    );
    await send.click();
    await expect(message).toHaveText(shown);
  }
});

test('empty values and placeholders are not shown, and the map waits for a click', async ({
  page,
  request,
  admin,
}) => {
  const administrator = await asAdministrator(request, admin);
  await administrator.put('/contact/info', {
    phone1: '+971 4 555 0199',
    phone2: '0',
    email1: '{email}',
    email2: '0',
    location: 'Not provided',
  });
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'a map' }));
  await openPage(page, '/contact-us');
  const details = page.getByRole('region', { name: 'Reach us directly' });
  await expect(details.getByRole('link')).toHaveText(['+971 4 555 0199']);
  await expect(details).not.toContainText('Not provided');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the map' }).click();
  const map = page.frameLocator('iframe[title="Map of our office"]');
  await expect(map.getByText('a map')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to its page, which answers', async ({ page }) => {
    await page.goto('/contact-us');
    await fill(page, { ...filled, Subject: '' });
    await formOf(page).getByRole('button').click();
    await expect(formOf(page).getByRole('alert')).toHaveText('All fields are required.');
    await expect(formOf(page).getByLabel('Message')).toHaveValue(filled.Message);
    await fill(page);
    await formOf(page).getByRole('button').click();
    await expect(formOf(page).getByRole('status')).toHaveText(
      'Your message has been sent successfully!',
    );
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  });

  test('and in Arabic', forProof(), async ({ page }) => {
    await page.goto('/ar/contact-us');
    await formOf(page).getByRole('button').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(formOf(page).getByRole('alert')).toHaveText('جميع الحقول مطلوبة.');
  });
});
