import type { Page } from '@playwright/test';
import { asAdministrator } from '../support/administrator.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { phone, slowDown } from '../support/slow-phone.ts';
import { tapEarly } from './tap-early.ts';

test.use(phone);

// Other tests run beside these; on a machine of its own, in tests/proof, every tap has to be
// answered within 100.
tapEarly('/ar', 'next', { moments: [0], within: 200 });

const typed = {
  'First name': 'Salma',
  'Last name': 'Haddad',
  Email: 'salma@example.com',
  'Phone number': '+971 4 555 0111',
  Subject: 'A booking form',
  Message: 'People leave it half way.',
};

test('what is typed at once stays when the form comes alive, and is sent', async ({ page }) => {
  await slowDown(page);
  const letGo = await hold(page, 'contact-section-form');
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const form = page.locator('#contact-form form');
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await expect(page.locator(unstarted('contact-section-form'))).toHaveCount(1);
  letGo('continue');
  await expect(page.locator(unstarted('contact-section-form'))).toHaveCount(0);
  for (const [label, text] of Object.entries(typed)) {
    await expect(form.getByLabel(label)).toHaveValue(text);
  }
  await expect(form.getByLabel('Message')).toBeFocused();
  await form.getByRole('button').tap();
  await expect(form.getByRole('status')).toHaveText('Your message has been sent successfully!');
});

for (const fate of ['continue', 'abort'] as const) {
  const what =
    fate === 'continue' ? 'before its form is alive' : 'by a form that never comes alive';
  test(
    `what is sent ${what} arrives once, however often it is pressed`,
    forProof(fate === 'abort'),
    async ({ page, request, admin }) => {
      const { token } = await asAdministrator(request, admin);
      const leads = async () => {
        const headers = { authorization: `Bearer ${token}` };
        return (await request.get('/api/admin/leads', { headers })).json();
      };
      const { total } = await leads();
      await slowDown(page);
      const letGo = await hold(page, 'contact-modal-form');
      await page.goto('/ar/our-work', { waitUntil: 'commit' });
      await page.getByRole('main').locator('[commandfor=contact-modal]').tap();
      const dialog = page.locator('#contact-modal');
      for (const name of ['name', 'company', 'budget', 'message']) {
        await dialog.locator(`[name=${name}]`).fill('منى');
      }
      await dialog.locator('[name=email]').fill('mona@example.com');
      await dialog.locator('[name=phone]').fill('+971 4 555 0100');
      await dialog.locator('[name=interest]').selectOption('ui-ux-design');
      const send = dialog.locator('[type=submit]');
      await send.tap();
      await send.tap();
      await expect(page.locator(unstarted('contact-modal-form'))).toHaveCount(1);
      expect((await leads()).total).toBe(total);
      letGo(fate);
      await expect(dialog.getByText('شكرًا لك! سنتواصل معك قريبًا.')).toBeVisible();
      const { leads: all, total: now } = await leads();
      expect(now).toBe(total + 1);
      expect(all[0]).toMatchObject({
        page: '/ar/our-work',
        language: 'ar',
        fields: { name: 'منى', interest: 'ui-ux-design', email: 'mona@example.com' },
      });
    },
  );
}

test('a press on a menu that is only coming alive opens it once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letGo = await hold(page, 'services-item');
  await page.goto('/about-us');
  const island = page.locator('[data-island=services-item]');
  await island.evaluate((element) => {
    const heard: string[] = [];
    element.addEventListener('click', ({ type }) => heard.push(type));
    Object.assign(window, { heard });
  });
  const button = page.getByRole('button', { name: 'Services menu' });
  await button.dispatchEvent('click');
  letGo('continue');
  await expect(page.locator(unstarted('services-item'))).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['click']);
});

const unstarted = (island: string) => `[data-island=${island}]:not([data-started])`;

/** Until it is let go nothing of an island can start. */
async function hold(page: Page, island: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(`**/${island}-*.js`, async (route) => route[await promise]());
  return letGo;
}
