import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Speak to an expert' });

async function open(page: Page) {
  await openPage(page, '/about-us');
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'A powerful journey starts here.' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Mona Farid');
  await page.getByLabel('Email').fill('mona@example.com');
  await page.getByLabel('Phone').fill('+971 4 555 0100');
  await page.getByLabel('I am interested in').selectOption('ui-ux-design');
  await page.getByLabel('Company').fill('Farid Trading');
  await page.getByLabel('Budget').fill('20,000');
  await page.getByLabel('Message').fill('We need a new shop.');
}

test('it keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
  const dialog = await open(page);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) =>
        document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('it asks for seven things and offers five interests', async ({ page }) => {
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
});

test('a message is sent, thanked for, and the modal closes by itself', async ({ page }) => {
  const dialog = await open(page);
  await fill(page);
  let body: Record<string, unknown> = {};
  await answerInstead(page, '**/api/contact/submit', async (route) => {
    body = route.request().postDataJSON();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(dialog.getByText("Thank you! We'll get back to you soon.")).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  expect(body).toMatchObject({ interest: 'ui-ux-design', page: '/about-us', language: 'en' });
  expect(body.timeTaken).toBeGreaterThan(0);
  await page.waitForTimeout(1_000);
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a failure is told in red and nothing is lost', async ({ page }) => {
  const dialog = await open(page);
  await fill(page);
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

test('in Arabic it is Arabic, and its code comes only when it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/ar');
  expect(asked.filter((url) => url.includes('contact-modal'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'تحدّث إلى خبير' }).click();
  await expect(page.getByRole('dialog', { name: 'من هنا تبدأ الرحلة.' })).toBeVisible();
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveAttribute('dir', 'ltr');
  await expectAccessible(page, { sameColours: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the contact page', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});
