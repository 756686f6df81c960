import type { Page } from '@playwright/test';
import { asAdministrator } from '../support/administrator.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const filled = {
  Name: 'Omar Nasser',
  Email: 'omar@example.com',
  Phone: '+971 4 555 0122',
  Company: 'Nasser Bakery',
};

const formOf = (page: Page) => page.locator('#lead-form');
const planOf = (page: Page, name: string) =>
  page.locator('#pricing-plans li').filter({ has: page.getByRole('heading', { name }) });

async function fill(page: Page, values: Record<string, string> = filled) {
  for (const [label, value] of Object.entries(values)) {
    await formOf(page).getByRole('textbox', { name: label }).fill(value);
  }
}

const addresses = [
  { path: '/website-leasing', prices: ['AED 250', 'AED 450', 'AED 900', 'AED 1,500'] },
  { path: '/website-leasing/sar', prices: ['SAR 250', 'SAR 450', 'SAR 900', 'SAR 1,500'] },
  { path: '/ar/website-leasing', prices: ['250 درهمًا', '450 درهمًا', '900 درهم', '1,500 درهم'] },
  { path: '/ar/website-leasing/sar', prices: ['250 ريالًا', '450 ريالًا', '900 ريال', '1,500 ريال'] },
];

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, prices } of addresses) {
    test(
      `${path} has its prices and every section`,
      forProof(path.startsWith('/ar') !== path.endsWith('/sar')),
      async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('#pricing-plans h3 + p bdi')).toHaveText(prices);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${path}$`),
        );
        const industries = page
          .getByRole('region')
          .filter({ has: page.locator('a[href="#lead-form"]') });
        await expect(industries.first().getByRole('listitem')).toHaveCount(15);
        await expect(page.getByRole('radio')).toHaveCount(5);
        await expect(page.locator('details[name="lease-faq"]')).toHaveCount(5);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.locator('main a[href*="/localseo/"]')).toHaveCount(2);
        const described = await page.locator('script[type="application/ld+json"]').textContent();
        expect(described).toContain('"FAQPage"');
        expect(described).not.toContain('Rating');
      },
    );
  }
});

test('a chosen plan is in the form, and in the lead', async ({ page, request, admin }) => {
  await openPage(page, '/website-leasing');
  await expect(planOf(page, 'Business Website')).toContainText('Most Popular');
  await planOf(page, 'Business Website').getByRole('link', { name: 'Choose plan' }).click();
  await expect(formOf(page)).toBeInViewport();
  await expect(formOf(page).getByLabel('Plan')).toHaveValue('Business Website (AED 450)');
  await fill(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerInstead(page, '**/api/contact/submit', async (route) => {
    await released;
    await route.continue();
  });
  const send = formOf(page).getByRole('button');
  await send.click();
  await expect(send).toHaveText('Sending...');
  await expect(send).toBeDisabled();
  release();
  await expect(formOf(page).getByRole('status')).toHaveText(
    "Thank you! We'll get back to you soon.",
  );
  await expect(formOf(page).locator('.form-message-success')).toBeVisible();
  await expect(formOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect(formOf(page).getByLabel('Plan')).toHaveValue('');

  const { token } = await asAdministrator(request, admin);
  const answer = await request.get('/api/admin/leads', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await answer.json()).leads[0]).toMatchObject({
    form: 'lease-lead',
    plan: 'Business Website (AED 450)',
    page: '/website-leasing',
    fields: { name: 'Omar Nasser', company: 'Nasser Bakery' },
  });
});

test('bad input is not sent, and a failure keeps what was written', async ({ page }) => {
  await openPage(page, '/website-leasing/sar');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  const send = formOf(page).getByRole('button');
  const message = formOf(page).getByRole('alert');
  const fieldOf = (name: string) => formOf(page).getByRole('textbox', { name });
  await send.click();
  await expect(message).toHaveText('All fields are required.');
  await expect(fieldOf('Name')).toBeFocused();
  await expect(fieldOf('Company')).toHaveAccessibleDescription('Company is required');
  await expect(fieldOf('Website')).toHaveAccessibleDescription('');
  await fill(page, { ...filled, Email: 'omar@localhost' });
  await send.click();
  await expect(message).toHaveText('Please enter a valid email address.');
  await expect(fieldOf('Email')).toBeFocused();
  await fill(page, { Email: filled.Email, Website: 'bakery' });
  await send.click();
  await expect(fieldOf('Website')).toHaveAccessibleDescription(
    'Please enter a full web address, such as https://example.com.',
  );
  await expect(fieldOf('Website')).toBeFocused();
  expect(posted).toEqual([]);

  await fill(page, { Website: '' });
  await answerInstead(page, '**/api/contact/submit', (route) => route.abort());
  await send.click();
  await expect(formOf(page).locator('.form-message-failure')).toHaveText(
    'Failed to send message. Please try again.',
  );
  await expect(formOf(page).getByRole('textbox', { name: 'Company' })).toHaveValue('Nasser Bakery');
});

test('the chat names the plan, and the currency can be changed', async ({ page }) => {
  await openPage(page, '/website-leasing');
  const chat = planOf(page, 'Basic').getByRole('link', { name: 'Ask in the chat' });
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain('the Basic plan (AED 250 per month)');
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = await page
    .getByRole('navigation', { name: 'Prices in' })
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(grounds).size, 'the chosen one can be told').toBe(2);
  await page.getByRole('link', { name: 'Saudi riyals' }).click();
  await expect(page).toHaveURL(/\/website-leasing\/sar#pricing-plans$/);
  await expect(planOf(page, 'Basic')).toContainText('SAR 250');
});

test('dots and arrow keys choose the testimonial', async ({ page }) => {
  await openPage(page, '/website-leasing');
  const carousel = page.getByRole('region', { name: 'From our tenants' });
  await expect(carousel.getByText('Mona Al Harthi')).toBeVisible();
  await carousel.getByRole('radio', { name: 'Huda Mansour' }).click();
  await expect(carousel.getByText('Huda Mansour')).toBeVisible();
  await expect(carousel.getByText('Mona Al Harthi')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByText('Rashid Saeed')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a plan is chosen in the form, and the page answers',
    forProof(),
    async ({ page, request, admin }) => {
      await page.goto('/website-leasing/sar');
      await planOf(page, 'E-Commerce Standard').getByRole('link', { name: 'Choose plan' }).click();
      await expect(formOf(page)).toBeInViewport();
      await formOf(page).getByLabel('Plan').selectOption('E-Commerce Standard (SAR 900)');
      await fill(page, { ...filled, Email: 'omar@localhost' });
      await formOf(page).getByRole('button').click();
      await expect(formOf(page).getByRole('alert')).toHaveText(
        'Please enter a valid email address.',
      );
      await expect(formOf(page).getByLabel('Plan')).toHaveValue('E-Commerce Standard (SAR 900)');
      await fill(page, { Email: filled.Email });
      await formOf(page).getByRole('button').click();
      await expect(formOf(page).getByRole('status')).toHaveText(
        "Thank you! We'll get back to you soon.",
      );
      const { token } = await asAdministrator(request, admin);
      const answer = await request.get('/api/admin/leads', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect((await answer.json()).leads[0]).toMatchObject({
        plan: 'E-Commerce Standard (SAR 900)',
        page: '/website-leasing/sar',
      });
    },
  );

  test('testimonials and questions work', forProof(), async ({ page }) => {
    await page.goto('/ar/website-leasing');
    await page.getByRole('radio').nth(4).check();
    await expect(page.getByText('فرح الأمين')).toBeVisible();
    await page.locator('details[name="lease-faq"] summary').first().click();
    await expect(page.locator('details[name="lease-faq"]').first()).toHaveAttribute('open');
  });
});
