import type { Locator, Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { boxOf } from '../support/boxes.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

// A scroll bar can only be dragged where there is one.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

const typed = {
  Name: 'Mona Farid',
  Email: 'mona@example.com',
  Phone: '+971 4 555 0100',
  Company: 'Farid Trading',
  Budget: '20,000',
  Message: 'We need a new shop.',
};

const modal = (page: Page) => page.getByRole('dialog', { name: 'A powerful journey starts here.' });
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Speak to an expert' });

async function expectKept(page: Page) {
  for (const [label, text] of Object.entries(typed)) {
    await expect(modal(page).getByLabel(label)).toHaveValue(text);
  }
  await expect(modal(page).getByLabel('Service')).toHaveValue('ui-ux-design');
}

test('a contact modal that was closed by mistake opens with what was typed', async ({ page }) => {
  // Low enough that the modal has a scroll bar of its own.
  await page.setViewportSize({ width: 1024, height: 500 });
  await openPage(page, '/our-work');
  await opener(page).click();
  for (const [label, text] of Object.entries(typed)) {
    await modal(page).getByLabel(label).fill(text);
  }
  await modal(page).getByLabel('Service').selectOption('ui-ux-design');

  const { x, y, width, height } = await boxOf(modal(page));
  await page.mouse.move(x + width - 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 4, y + height / 2 + 40);
  await page.mouse.up();
  await expectKept(page);

  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await opener(page).click();
  await expectKept(page);

  await page.mouse.click(x / 2, y + height / 2);
  await expect(modal(page)).toBeHidden();
  // The same form, whichever button opens it.
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click();
  await expectKept(page);

  await modal(page).getByRole('button', { name: 'Submit' }).click();
  await expect(modal(page).getByText("Thank you! We'll get back to you soon.")).toBeVisible();
  await expect(modal(page).getByLabel('Message')).toHaveValue('');
  await expect(modal(page)).toBeHidden();
  await opener(page).click();
  for (const label of [...Object.keys(typed), 'Service']) {
    await expect(modal(page).getByLabel(label)).toHaveValue('');
  }
});

test('what a failed page brought back stays in the modal when it is closed', async ({ page }) => {
  await openPage(page, '/our-work');
  await opener(page).click();
  await modal(page).getByLabel('Name').fill(typed.Name);
  await sendPlainly(modal(page).locator('form'));
  await expect(modal(page).getByRole('alert')).toHaveText('All fields are required.');
  await expect(page.locator('[data-island=contact-modal-form]')).toHaveAttribute('data-started');
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toBeHidden();
  await opener(page).click();
  await expect(modal(page).getByRole('alert')).toHaveCount(0);
  await expect(modal(page).getByLabel('Name')).toHaveValue(typed.Name);
});

test('what a failed page brought back survives the next failure', forProof(), async ({ page }) => {
  const sent = { 'First name': 'Mona', 'Last name': 'Farid', Message: 'We need a new shop.' };
  const form = page.locator('#contact-form form');
  await openPage(page, '/contact-us');
  for (const [label, text] of Object.entries(sent)) await form.getByLabel(label).fill(text);
  await sendPlainly(form);
  await expect(form.getByRole('alert')).toHaveText('All fields are required.');
  for (const label of ['Email', 'Phone number', 'Subject']) await form.getByLabel(label).fill('-');
  await answerInstead(page, '**/api/send-email', (route) => route.abort());
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toHaveText('An error occurred. Please try again later.');
  for (const [label, text] of Object.entries(sent)) {
    await expect(form.getByLabel(label)).toHaveValue(text);
  }
});

/** As the browser itself sends it while no script listens yet. */
const sendPlainly = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => element.submit());
