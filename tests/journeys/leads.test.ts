import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerTo } from '../support/confirm.ts';
import { forProof } from '../support/for-proof.ts';

test.describe.configure({ timeout: 900_000 });

// Nobody listens there: every try to mail a lead fails at once.
test.use({
  serverEnv: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'hello@example.com',
  },
});

const sara = {
  name: 'سارة حداد',
  email: 'sara@example.com',
  phone: '+971 4 555 0100',
  interest: 'ui-ux-design',
  company: 'Haddad & Co.',
  budget: '=1+1',
  message: 'We need a new shop.\nنحتاج إلى متجر جديد.',
};
const omar = { name: 'Omar', email: 'omar@example.com', phone: '0100', company: 'Omar Ltd' };

const rows = (page: Page) => page.locator('tbody tr');

test('leads are found, opened, mailed again, saved as a table and deleted', async ({
  page,
  admin,
}) => {
  const send = (data: object) => page.request.post('/api/contact/submit', { data });
  await send({ ...sara, page: '/ar/contact-us', language: 'ar' });
  await send({ ...omar, page: '/website-leasing', plan: 'Business' });
  await send({ ...omar, name: 'A robot', referral: 'buy now' });

  await openAdmin(page, admin, 'dashboard');
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Possible spam');
  await expect(rows(page).nth(1)).toContainText('Plan: Business');
  await expect(rows(page).nth(1)).toContainText('/website-leasing');
  await expectAccessible(page);

  await page.getByLabel('Spam').selectOption({ label: 'Hide spam' });
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Spam').selectOption({ label: 'Only spam' });
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Spam').selectOption({ label: 'All leads' });
  await page.getByLabel('Sort').selectOption({ label: 'Oldest first' });
  await expect(rows(page).first()).toContainText(sara.name);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('SARA@');
  await expect(rows(page)).toHaveCount(1);
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const saved = await readFile(await table.path(), 'utf8');
  expect(saved).toContain("'=1+1");
  expect(saved).not.toContain('omar@example.com');

  await page.getByRole('link', { name: sara.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: sara.name })).toBeVisible();
  await expect(page.getByRole('link', { name: sara.email })).toHaveAttribute(
    'href',
    'mailto:sara@example.com',
  );
  await expect(page.getByRole('link', { name: sara.phone })).toHaveAttribute(
    'href',
    'tel:+97145550100',
  );
  await expect(page.getByText('Design & UX')).toBeVisible();
  const mail = page.getByRole('region', { name: 'E-mail' });
  await expect(mail.getByText('Did not arrive')).toHaveCount(1);
  await expect(mail.getByText('Waiting to be sent')).toBeVisible();
  await expect(mail.getByText(/^Next attempt/)).toBeVisible();
  await mail.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The e-mail is on its way.')).toBeVisible();
  await expect(mail.getByText('Did not arrive')).toHaveCount(2);
  await expectAccessible(page);

  const remove = () => page.getByRole('button', { name: 'Delete' }).click();
  await answerTo(page, 'dismiss', remove);
  await expect(page.getByRole('heading', { level: 1, name: sara.name })).toBeVisible();
  expect(await answerTo(page, 'accept', remove)).toContain('cannot be restored');
  await expect(page.getByText('Lead deleted successfully!')).toBeVisible();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByLabel('Search leads').fill('');
  await expect(rows(page)).toHaveCount(2);
});

test('in Arabic, and without an e-mail set up', forProof(), async ({ page, admin }) => {
  await page.request.post('/api/send-email', {
    data: {
      ...sara,
      ...{ name: 'ليلى', budget: 'A subject', page: '/contact-us' },
      plan: 'Business Website (AED 450)',
    },
  });
  const { token } = await asAdministrator(page.request, admin);
  const headers = { authorization: `Bearer ${token}` };
  const list = await (await page.request.get('/api/admin/leads', { headers })).json();
  const lead = list.leads.find(({ fields }: { fields: typeof sara }) => fields.name === 'ليلى');
  await page.route('**/api/admin/leads?*', (route) =>
    route.fulfill({ json: { leads: [{ ...lead, mail: null }], total: 1, mailIsSetUp: false } }),
  );
  await page.route(`**/api/admin/leads/${lead._id}`, (route) =>
    route.fulfill({ json: { ...lead, mail: null, tries: [], mailIsSetUp: false } }),
  );
  await openAdmin(page, admin, 'leads', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('البريد غير مُعدّ')).toBeVisible();
  await expect(rows(page)).toContainText('محفوظ فقط');
  await expect(rows(page)).toContainText('الباقة: موقع الأعمال (AED 450)');
  await page.getByRole('link', { name: 'ليلى' }).click();
  await expect(page.getByText('الموضوع')).toBeVisible();
  await expect(page.getByText('موقع الأعمال (AED 450)')).toBeVisible();
  await expect(page.getByText('البريد غير مُعدّ')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إرسال بالبريد' })).toHaveCount(0);
  await expectAccessible(page, { sameColours: true });
  await page.getByRole('link', { name: 'العودة إلى الطلبات' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test(
  'a failure is said, and an ended sign-in comes back to the lead',
  forProof(),
  async ({ page, admin }) => {
    await page.request.post('/api/contact/submit', { data: omar });
    await openAdmin(page, admin, 'leads/no-such-lead');
    await expect(page.getByText('Lead not found')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the leads' }).click();
    await rows(page).first().getByRole('link').click();
    await page.getByRole('region', { name: 'E-mail' }).waitFor();
    const address = page.url();
    await page.evaluate(() => localStorage.setItem('adminToken', 'ended'));
    await page.reload();
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(address);
  },
);
