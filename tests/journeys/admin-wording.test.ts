import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expectFailure, expectSuccess, field, fillIn, formCalled } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { answerTo } from '../support/confirm.ts';
import { forProof } from '../support/for-proof.ts';
import { signIn } from '../support/signed-in.ts';
import { siteText } from '../support/site-text.ts';
import { expectNoOverflow } from '../support/whole-page.ts';

const wordsOn = (page: Page) => page.getByRole('region').getByRole('listitem');
const route = 'settings/wording';
const english = 'Speak to an expert';
const arabic = 'تحدّث إلى خبير';

test('a word is replaced in both languages, seen on the site and taken back', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, route);
  await page.getByRole('searchbox').fill('speak to an expert');
  await expect(wordsOn(page)).toHaveCount(1);
  await page.getByRole('button', { name: `Edit: ${english}` }).click();
  const form = formCalled(page, `Edit: ${english}`);
  await expect(field(form, 'Text')).toBeFocused();
  await fillIn(form, { Text: ['Talk to us', 'كلّمنا'] });
  await page.keyboard.press('Control+s');
  await expectSuccess(page, 'Interface word updated successfully!');
  const again = page.getByRole('button', { name: 'Edit: Talk to us' });
  await expect(again).toBeFocused();

  const [inEnglish, inArabic] = [
    await siteText(page, '/contact-us'),
    await siteText(page, '/ar/contact-us'),
  ];
  expect(inEnglish).toContain('Talk to us');
  expect(inEnglish).not.toContain(english);
  expect(inArabic).toContain('كلّمنا');
  expect(inArabic).not.toContain(arabic);

  // What it is called now finds it, and so does what it was called.
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Changed only (1)' }).click();
  await expect(wordsOn(page)).toHaveCount(1);
  await again.click();
  const takeBack = page.getByRole('button', { name: 'Back to the original' });
  await answerTo(page, 'accept', () => takeBack.click());
  await expectSuccess(page, 'Interface word: the original is back');
  await expect(page.getByRole('button', { name: 'Changed only (0)' })).toBeVisible();
  expect(await siteText(page, '/contact-us')).toContain(english);
  expect(await siteText(page, '/ar/contact-us')).toContain(arabic);
});

test('a word that lacks what the site fills in is refused, and stays as it was typed', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, route, 'ar');
  const word = 'مرحبًا! لديّ سؤال عن: {subject}';
  // Without its marks.
  await page.getByRole('searchbox').fill('لدي سؤال عن');
  await expect(wordsOn(page)).toHaveCount(1);
  await page.getByRole('button', { name: `تحرير: ${word}` }).click();
  const form = formCalled(page, `تحرير: ${word}`);
  await expect(form.getByText('{subject}', { exact: true })).toBeVisible();
  await form.getByLabel('النص بالعربية').fill('لدي سؤال');
  await page.keyboard.press('Control+s');
  await expectFailure(page, 'النص العربي: يجب أن يبقى فيه {subject}، فالموقع يملؤه');
  await page.reload();
  await expect(form.getByLabel('النص بالعربية')).toHaveValue('لدي سؤال');
});

test(
  'of two who change a word the second is told, and chooses',
  forProof(),
  async ({ page, admin }) => {
    await openAdmin(page, admin, route);
    await page.getByRole('searchbox').fill('skip to content');
    await page.getByRole('button', { name: 'Edit: Skip to content' }).click();
    const form = formCalled(page, 'Edit: Skip to content');
    await fillIn(form, { Text: 'Mine' });
    const { token } = await signIn(page.request, admin);
    const address = '/api/wording/common.skipToContent';
    const headers = { authorization: `Bearer ${token}` };
    await page.request.put(address, { headers, data: { text: 'Theirs' } });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Theirs')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use the saved version' }).click();
    await expect(field(form, 'Text')).toHaveValue('Theirs');
    // The server is other journeys' too.
    expect((await page.request.delete(address, { headers })).status()).toBe(200);
  },
);

for (const language of ['en', 'ar'] as const) {
  test(
    `the words are all there, accessible and never too wide, in ${language}`,
    forProof(),
    async ({ page, admin }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAdmin(page, admin, route, language);
      expect(await wordsOn(page).count()).toBeGreaterThan(100);
      await wordsOn(page).first().getByRole('button').click();
      await expectAccessible(page, { sameColours: language === 'ar' });
      for (const width of [1440, 390]) await expectNoOverflow(page, width);
    },
  );
}
