import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { forProof } from '../support/for-proof.ts';
import { hurryLimits } from '../support/hurry-limits.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Speak to an expert' });

const modal = (page: Page) => page.getByRole('dialog', { name: 'A powerful journey starts here.' });

async function open(page: Page) {
  await openPage(page, '/about-us');
  await opener(page).click();
  const dialog = modal(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(dialog: Locator) {
  await dialog.getByLabel('Name').fill('Mona Farid');
  await dialog.getByLabel('Email').fill('mona@example.com');
  await dialog.getByLabel('Phone').fill('+971 4 555 0100');
  await dialog.getByLabel('Service').selectOption('ui-ux-design');
  await dialog.getByLabel('Company').fill('Farid Trading');
  await dialog.getByLabel('Budget').fill('20,000');
  await dialog.getByLabel('Message').fill('We need a new shop.');
}

test('it asks for seven things, keeps the focus, closes on Escape and gives the focus back', async ({
  page,
}) => {
  const dialog = await open(page);
  await expect(dialog.locator('[required]')).toHaveCount(7);
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('type', 'tel');
  const options = dialog.locator('option');
  await expect(options.first()).toBeDisabled();
  await expect(options.first()).toHaveText('I am interested in');
  const values = await options.evaluateAll((all) =>
    all.slice(1).map((option) => (option as HTMLOptionElement).value),
  );
  expect(values).toEqual([
    'web-development',
    'mobile-development',
    'ui-ux-design',
    'digital-marketing',
    'other',
  ]);

  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) =>
        document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a message is sent, thanked for, and the modal closes by itself', async ({ page }) => {
  await page.clock.install();
  const dialog = await open(page);
  await fill(dialog);
  const held = Promise.withResolvers<void>();
  let body: Record<string, unknown> = {};
  await answerInstead(page, '**/api/contact/submit', async (route) => {
    body = route.request().postDataJSON();
    await held.promise;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  held.resolve();
  await expect(dialog.getByText("Thank you! We'll get back to you soon.")).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  expect(body).toMatchObject({ interest: 'ui-ux-design', page: '/about-us', language: 'en' });
  expect(body.timeTaken).toBeGreaterThan(0);
  await page.clock.runFor(1_900);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
});

test('a failure is told in red and nothing is lost', async ({ page }) => {
  const dialog = await open(page);
  await fill(dialog);
  await page.getByLabel('Email').fill('mona@example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address.');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Message')).toHaveValue('We need a new shop.');
  await expectAccessible(page);

  await answerInstead(page, '**/api/contact/submit', (route) => route.abort());
  await page.getByLabel('Email').fill('mona@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await expect(dialog.getByLabel('Name')).toHaveValue('Mona Farid');
});

test('a message whose answer is lost is kept once, though it is sent again', async ({
  page,
  request,
  admin,
}) => {
  const dialog = await open(page);
  await fill(dialog);
  await dialog.getByLabel('Message').fill('Sent twice');
  const sent: (string | null | undefined)[][] = [];
  await answerInstead(page, '**/api/contact/submit', async (route) => {
    const request = route.request();
    sent.push([request.headers()['idempotency-key'], request.postData()]);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await expect(submit).toBeFocused();
  await submit.click();
  await expect(dialog.getByRole('status')).toHaveText("Thank you! We'll get back to you soon.");
  expect(sent[0]?.[0]).toMatch(/^[\w-]{1,64}$/);
  expect(sent[1]).toEqual(sent[0]);
  const { token } = await asAdministrator(request, admin);
  const headers = { authorization: `Bearer ${token}` };
  const leads = await request.get('/api/admin/leads?search=twice', { headers });
  expect(await leads.json()).toMatchObject({ total: 1 });

  await expect(dialog).toBeHidden();
  await opener(page).click();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]?.[0]).not.toBe(sent[0]?.[0]);
});

test('a message that is not answered says so after half a minute', async ({ page }) => {
  const dialog = await open(page);
  await page.evaluate(hurryLimits);
  await fill(dialog);
  await answerInstead(page, '**/api/contact/submit', () => new Promise(() => {}));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^No answer yet: your message may have/);
  await expect(dialog.getByLabel('Message')).toHaveValue('We need a new shop.');
  expect(await page.evaluate(() => Reflect.get(window, 'limits'))).toEqual([30_000]);
});

test('a modal that is closed while it is sending sends once, and keeps what is written next', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await open(page);
  await fill(dialog);
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await answerInstead(page, '**/api/contact/submit', async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener(page).click();
  await dialog.getByLabel('Message').fill('And a second one.');
  await dialog.getByRole('button', { name: 'Submitting...' }).press('Enter');
  held.resolve();
  await expect(dialog.getByRole('status')).toHaveText("Thank you! We'll get back to you soon.");
  await page.clock.runFor(3_000);
  await expect(dialog.getByLabel('Message')).toHaveValue('And a second one.');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  expect(sent).toBe(1);
});

test('in Arabic it is Arabic, and its code comes only when it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/ar');
  expect(asked.filter((url) => url.includes('contact-modal'))).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'تحدّث إلى خبير' }).click();
  await expect(page.getByRole('dialog', { name: 'من هنا تبدأ الرحلة.' })).toBeVisible();
  const address = page.getByLabel('البريد الإلكتروني');
  await expect(address).toHaveAttribute('dir', 'ltr');
  await page.getByRole('dialog').getByRole('button', { name: 'أرسل' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('جميع الحقول مطلوبة.');
  await expect(address).toHaveAccessibleDescription('البريد الإلكتروني: حقل مطلوب');
  const heights = await page
    .locator('#contact-modal :is(input[required], select)')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  await expectAccessible(page, { sameColours: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens it, and the page answers what is sent', forProof(), async ({ page }) => {
    await page.goto('/');
    const dialog = modal(page);
    await expect(dialog).toBeHidden();
    await opener(page).click();
    await fill(dialog);
    await dialog.getByLabel('Email').fill('mona@example');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address.');
    await expect(dialog.getByLabel('Message')).toHaveValue('We need a new shop.');
    await dialog.getByLabel('Email').fill('mona@example.com');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('status')).toHaveText("Thank you! We'll get back to you soon.");
    await expect(dialog.getByLabel('Message')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});
