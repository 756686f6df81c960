import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { answerInstead } from '../support/answer-instead.ts';

// Nobody listens there: every e-mail fails at once.
test.use({
  serverEnv: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'hello@example.com',
  },
});

const setting = /SMTP|MAIL_/;

test('whether e-mails about leads arrive is found out with a test', async ({ page, admin }) => {
  await openAdmin(page, admin, 'leads');
  const button = page.getByRole('button', { name: 'Send a test' });
  await button.click();
  const failure = page.getByRole('alert').filter({ hasText: 'did not arrive' });
  await expect(failure).toContainText('hello@example.com');
  await expect(failure).toContainText('Tell whoever runs the server');
  await expect(failure).toContainText('The mail server could not be reached');
  await expectAccessible(page);

  await answerWith(page, { outcome: 'sent', detail: '', to: 'hello@example.com' });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'A test e-mail went to' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await answerWith(page, { outcome: 'unknown', detail: '', to: 'hello@example.com' });
  await button.click();
  await expect(page.getByText('may have arrived')).toBeVisible();
  await page.unrouteAll();
  for (let more = 0; more < 6; more += 1) {
    await button.click();
    await expect(button).toBeEnabled();
  }
  await expect(page.getByText('Too many test e-mails.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(setting);

  await openAdmin(page, admin, 'leads', 'ar');
  const arabicButton = page.getByRole('button', { name: 'أرسل رسالة تجريبية' });
  await answerWith(page, {
    outcome: 'failed',
    detail: 'The mail server could not be reached (ECONNREFUSED)',
    code: 'mailUnreachable',
    params: { answer: 'ECONNREFUSED' },
    to: 'hello@example.com',
  });
  await arabicButton.click();
  await expect(page.getByText('تعذّر الوصول إلى خادم البريد')).toBeVisible();
  await page.unrouteAll();
  await arabicButton.click();
  await expect(page.getByText('رسائل تجريبية كثيرة.')).toBeVisible();
});

test('where e-mail is not set up, an editor reads who can do that', async ({ page, admin }) => {
  for (const [language, words] of [
    ['en', 'Whoever runs the server of this site can set it up'],
    ['ar', 'يستطيع المسؤول عن خادم الموقع إعداده'],
  ] as const) {
    await page.route('**/api/admin/leads?*', (route) =>
      route.fulfill({ json: { leads: [], total: 0, mailIsSetUp: false } }),
    );
    await openAdmin(page, admin, 'leads', language);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(setting);
  }
});

const answerWith = (page: Page, json: object) =>
  answerInstead(page, '**/api/admin/leads/test-mail', (route) => route.fulfill({ json }));
