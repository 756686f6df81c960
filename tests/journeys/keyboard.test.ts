import type { Page } from '@playwright/test';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { testFocusIsSeen } from './focus-is-seen.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ viewport: wide });

/** Presses Tab until a control with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(nameOfFocused);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Nothing named ${name} can be reached`);
}

function nameOfFocused(): string {
  const element = document.activeElement as HTMLInputElement | null;
  const label = element?.labels?.[0]?.textContent;
  const name = element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  return name.replace(/\s+/g, ' ').replace(/ \*$/, '').trim();
}

const focused = (page: Page) => page.locator(':focus');

test('the skip link comes first, is seen, and leads past the header', async ({ page }) => {
  await openPage(page, '/services');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').locator(':focus').count()).toBe(1);
});

test('the services menu is walked through and left', async ({ page }) => {
  await openPage(page, '/');
  await tabTo(page, 'Services menu');
  const button = page.getByRole('button', { name: 'Services menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: 'Service groups' })).toBeVisible();
  await tabTo(page, 'Mobile App Development');
  await expect(
    page.getByRole('list', { name: 'Services of Mobile App Development' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await tabTo(page, 'Digital Marketing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/digital-marketing$/);
  await expect(page.locator('.services-panel')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
});

test('the labels of the services menu, which lead nowhere, are no stops on the way', async ({
  page,
}) => {
  await openPage(page, '/');
  await tabTo(page, 'Services menu');
  await page.keyboard.press('Enter');
  const panel = page.locator('.services-panel');
  await expect(panel).toBeVisible();
  await tabTo(page, 'Mobile App Development');
  const labels = page.locator('.menu-item');
  await expect(labels.filter({ visible: true }).first()).toBeVisible();
  for (let steps = 0; steps < 30 && (await panel.locator(':focus').count()) > 0; steps += 1) {
    await expect(labels.and(focused(page))).toHaveCount(0);
    await page.keyboard.press('Tab');
  }
  await expect(panel.locator(':focus')).toHaveCount(0);
});

test('the phone menu opens, leads on and closes', forProof(), async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/');
  await tabTo(page, 'Open menu');
  await page.keyboard.press('Enter');
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'About');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(menu).toBeHidden();
});

test(
  'the contact modal is filled in, sent and gives the focus back',
  forProof(),
  async ({ page }) => {
    await openPage(page, '/our-work');
    await tabTo(page, 'Speak to an expert');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const [label, text] of [
      ['Name', 'Mona Farid'],
      ['Email', 'mona@example.com'],
      ['Phone', '+971 4 555 0100'],
      ['Service', 'UI'],
      ['Company', 'Farid Trading'],
      ['Budget', '20,000'],
      ['Message', 'We need a new shop.'],
    ] as const) {
      await tabTo(page, new RegExp(`^${label}`));
      await page.keyboard.type(text);
    }
    await tabTo(page, 'Submit');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText("Thank you! We'll get back to you soon.");
    await expect(dialog).toBeHidden();
    await expect(focused(page)).toHaveText('Speak to an expert');
  },
);

test('portfolio, showcase and questions answer to the keys', forProof(), async ({ page }) => {
  await openPage(page, '/');
  await tabTo(page, 'Design & UX');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Web Design & Development' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: 'CMS Development' })).toBeVisible();

  await tabTo(page, 'Next portfolio item');
  await page.keyboard.press('Enter');
  const portfolio = page.locator('#portfolio');
  await expect(portfolio.getByText(/^Item 2 of/)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(portfolio.getByText(/^Item 3 of/)).toBeVisible({ timeout: 500 });
  }).toPass();

  const questions = page.locator('details[name=faq]');
  const first = (await questions.first().locator('summary').textContent()) ?? '';
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).toHaveAttribute('open', '');
  await expect(questions.first()).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});

test('the contact form leads to what is missing, then sends', forProof(), async ({ page }) => {
  await openPage(page, '/contact-us');
  await tabTo(page, 'First name');
  await page.keyboard.type('Salma');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('All fields are required.');
  await expect(page.getByLabel('Last name')).toBeFocused();
  for (const text of ['Haddad', 'salma@example.com', '04 555 0111', 'A form', 'It is too long.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(focused(page)).toHaveText('Send message');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your message has been sent successfully!',
  );
});

test(
  'a plan is chosen and leased, and the testimonials are paged',
  forProof(),
  async ({ page }) => {
    await openPage(page, '/website-leasing');
    await page.locator('#pricing-plans').getByText('Choose plan').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#lead-form [name=plan]')).toHaveValue(/Business Website/);
    await page.getByRole('radio', { name: 'Mona Al Harthi' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Dentist, Corniche Dental, Jeddah')).toBeVisible();
  },
);

test('the language is switched, kept and switched back', forProof(), async ({ page }) => {
  await openPage(page, '/about-us');
  await tabTo(page, 'العربية');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ar\/about-us$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('/blog');
  await expect(page).toHaveURL(/\/ar\/blog$/);
  await tabTo(page, 'English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

// Where a bar covers the foot of the screen as well; tests/proof goes through every page.
testFocusIsSeen(390, '/ar/contact-us');
