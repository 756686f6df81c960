import type { Page } from '@playwright/test';
import { openAdmin } from '../support/admin-area.ts';
import { expectFailure, field, formCalled } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerInstead } from '../support/answer-instead.ts';

test.describe.configure({ timeout: 300_000 });

test('what the server refuses of a record is said in Arabic, at its field too', async ({
  page,
  request,
  admin,
}) => {
  const { services } = await (await request.get('/api/services')).json();
  await openAdmin(page, admin, 'services/main', 'ar');
  const form = formCalled(page, 'إضافة مجموعة');
  const add = async (title: string, fault: string) => {
    await field(form, 'العنوان').fill(title);
    await field(form, 'الوصف').fill('A lighthouse');
    await form.getByRole('button', { name: 'إضافة', exact: true }).click();
    await expectFailure(page, fault);
    await expect(form.getByText(fault, { exact: true })).toBeVisible();
    await expectNoEnglish(page, fault);
  };
  await test.step('400', () => add('!!!', 'العنوان: يجب أن يحتوي على حرف أو رقم'));
  await test.step('409', () =>
    add(services[0].title, 'العنوان: القيمة نفسها مستخدمة من قبل في مجموعات الخدمات'));
});

test('a save that came too late is told in Arabic', async ({ page, request, admin }) => {
  await openAdmin(page, admin, 'contact/help', 'ar');
  const { help } = await (await request.get('/api/contact')).json();
  const elsewhere = await asAdministrator(request, admin);
  await elsewhere.put('/contact/help', { help: `${help.help} And more.` });
  const form = formCalled(page, 'تحرير نص المساعدة');
  await field(form, 'نص المساعدة').fill('Typed too late');
  await form.getByRole('button', { name: 'تحديث', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'تغيّر هذا المحتوى في أثناء عملك' });
  await dialog.getByRole('button', { name: 'اعتماد النسخة المحفوظة' }).click();
  await expectNoEnglish(page, 'تغيّر هذا المحتوى في أثناء عملك');
});

test('a file that is no picture or too large is refused in Arabic', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'media', 'ar');
  const choose = (content: string) =>
    page.getByLabel('إضافة صور', { exact: true }).setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from(content),
    });
  await test.step('415', async () => {
    await choose('no picture');
    await expectFailure(page, 'يرجى اختيار ملف صورة صالح (jpg أو jpeg أو png أو gif أو webp)');
  });
  await test.step('413', async () => {
    const { token } = await asAdministrator(request, admin);
    const tooLarge = await request.post('/api/admin/media', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        image: { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) },
      },
    });
    expect(tooLarge.status()).toBe(413);
    // The page would not send such a file: it is given what the server answers to one.
    await answerInstead(page, '**/api/admin/media', (route) =>
      route.fulfill({ response: tooLarge }),
    );
    await choose('large');
    await expectFailure(page, 'يجب أن يقل حجم الملف عن 5 ميغابايت');
  });
});

/** The banner says it in Arabic alone, and nothing else in it is English. */
const expectNoEnglish = (page: Page, said: string) =>
  expect(page.getByRole('alert').filter({ hasText: said })).not.toContainText(/[a-z]{3}/i);
