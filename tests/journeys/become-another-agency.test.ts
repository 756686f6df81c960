import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoContent } from '../../demo/index.ts';
import { simplePages } from '../../demo/simple-pages.ts';
import { interests } from '../../src/model/forms/contact-modal.ts';
import { pages } from '../../src/model/pages/index.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { builtIn as arabicHome } from '../../src/web/site/pages/home/built-in/ar.ts';
import { builtIn as englishHome } from '../../src/web/site/pages/home/built-in/en.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expectSuccess, field, fillIn, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { answerTo } from '../support/confirm.ts';
import { arabicTwin } from '../support/site-text.ts';
import { fixedPages } from './public-pages.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // A site of its own: nothing of it is as before.
  serverEnv: { LOG_LEVEL: 'error' },
});

const name = ['Falaj Works', 'أعمال الفلج'] as const;

test('from the demo to another agency with nothing but the admin area', async ({ page, admin }) => {
  test.slow();
  // Words that any agency may say, the choices of a form, and the drafts of its legal pages.
  const ofAny = stringsIn([
    ...pages.flatMap(placesOf).map(({ node }) => node.builtIn),
    interests,
    simplePages,
  ]).join('\n');
  const madeUp = stringsIn([demoContent, englishHome, arabicHome]);
  const ofTheFirst = madeUp.filter((text) => isTelling(text) && !ofAny.includes(text));
  expect(ofTheFirst.length).toBeGreaterThan(1000);

  await openAdmin(page, admin, 'dashboard');
  const firstHour = page.getByRole('region', { name: 'Make it yours' });
  await expectAccessible(page);
  await firstHour.getByRole('link', { name: 'Your name and contact data' }).click();
  const settings = formCalled(page, 'Edit settings');
  await fillIn(settings, {
    'Agency name': name,
    Tagline: ['Water finds its way', 'الماء يعرف طريقه'],
    'Phone 1': '+968 2400 0000',
    'Phone 2': '',
    'Chat number': '+968 2400 0001',
    'E-mail': 'hello@falaj.example',
    'Map address': '',
    'Scheduling address': '',
    'Default page title': ['Falaj Works', 'أعمال الفلج'],
    'Default meta description': ['Websites from Muscat', 'مواقع من مسقط'],
  });
  for (let office = 3; office > 0; office--) {
    await settings.getByRole('button', { name: `Remove Office ${office}` }).click();
  }
  await submit(settings, 'Update');
  await expectSuccess(page, 'Settings updated successfully!');

  await backToSteps(page);
  await firstHour.getByRole('link', { name: 'Your logo and colours' }).click();
  const brand = formCalled(page, 'Edit brand');
  await brand.getByRole('button', { name: 'Gulf' }).click();
  await field(brand, 'Logo for dark ground').setInputFiles(await logo('falaj-on-dark.png', '#fff'));
  await field(brand, 'Mark').setInputFiles(await logo('falaj.png', '#0b6f78'));
  await brand.getByText('Girih').click();
  await submit(brand, 'Update');
  await expectSuccess(page, 'Brand updated successfully!');

  await backToSteps(page);
  await firstHour.getByRole('link', { name: 'The names in the menu' }).click();
  const menu = formCalled(page, 'Edit menu');
  const leasing = menu.getByRole('listitem').filter({ hasText: 'Lease Your Website' });
  await leasing.getByLabel('In the menu').uncheck();
  await submit(menu, 'Update');
  await expectSuccess(page, 'Menu updated successfully!');

  await backToSteps(page);
  await firstHour.getByRole('link', { name: 'The first words on the home page' }).click();
  const hero = formCalled(page, 'Edit hero');
  await fillIn(hero, {
    Heading: ['Clear as the source', 'صافٍ كالنبع'],
    'Opening text': ['We build for those who live from water.', 'نبني لمن يعيشون من الماء.'],
  });
  await submit(hero, 'Update');
  await expectSuccess(page, 'Hero updated successfully!');

  await page.goto('/admin/leasing/plans');
  await page.getByRole('button', { name: 'Edit: Basic' }).click();
  const plan = formCalled(page, 'Edit plan');
  await fillIn(plan, { Name: ['Spring', 'نبع'], 'Monthly price in AED': '777' });
  await submit(plan, 'Update');
  await expectSuccess(page, 'Plan updated successfully!');

  await backToSteps(page);
  await expect(firstHour.getByText('Done')).toHaveCount(4);
  const remove = firstHour.getByRole('button', { name: 'Remove the demo content' });
  await answerTo(page, 'accept', () => remove.click());
  await expect(firstHour.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await expect(firstHour.getByRole('button', { name: 'Remove the demo content' })).toHaveCount(0);
  await expect(firstHour.getByRole('heading')).toBeFocused();
  await expect(firstHour.getByText('The demo content is gone.')).toBeVisible();
  await expect(firstHour.getByRole('link')).toHaveText([
    'The pages and languages you need',
    'The legal pages: drafts until you have read them',
  ]);
  await expect(page.getByRole('region', { name: 'Backups' })).toHaveText(/^Last verified backup: /);
  const builtInLists = page.getByRole('region', { name: 'Built in, not yet yours' });
  // Of the plans one was changed, and with it all of them became the agency's.
  await expect(builtInLists.getByRole('link')).toHaveText(['The questions about leasing']);
  await firstHour.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(firstHour.getByRole('link')).toHaveCount(0);

  for (const path of [...fixedPages, '/nowhere']) {
    for (const address of [path, arabicTwin(path)]) {
      const shown = await everythingAt(page, address);
      expect(
        ofTheFirst.filter((text) => shown.includes(text)),
        address,
      ).toEqual([]);
      expect(shown, address).not.toMatch(/\bWajha\b|واجهة/);
      expect(shown, address).toContain(address.startsWith('/ar') ? name[1] : name[0]);
    }
  }
  for (const { address, says } of ofNothing) {
    expect(await everythingAt(page, address), address).not.toContain(says);
  }
  await page.goto('/');
  const logoShown = page.getByRole('banner').getByRole('img', { name: name[0] }).first();
  await expect(logoShown).toBeVisible();
  await expect(page.getByRole('banner').getByText('Lease Your Website')).toHaveCount(0);
  await expect(page.locator('main .button-signal').first()).toHaveCSS(
    'background-color',
    'rgb(11, 111, 120)',
  );
  await expectAccessible(page);
  await page.goto('/ar/website-leasing');
  await expect(page.locator('#pricing-plans')).toContainText('نبع');
  await expect(page.locator('#pricing-plans')).toContainText('777');
  await expectAccessible(page);

  await backToSteps(page);
  await firstHour.getByRole('button', { name: 'Bring it back' }).click();
  await expect(firstHour.getByRole('heading')).toBeFocused();
  await expect(firstHour.getByRole('button', { name: 'Remove the demo content' })).toBeVisible();
});

/** What is said of services, cities and works, where there are none of them. */
const ofNothing = [
  { address: '/services', says: 'Design Process Not Available' },
  { address: '/ar/services', says: 'مراحل العمل غير متوفرة' },
  { address: '/services', says: 'Choose where to begin' },
  { address: '/localseo', says: 'These are the cities we know' },
  { address: '/localseo', says: 'Find your city' },
  { address: '/ar/localseo', says: 'هذه مدن نعرفها' },
  { address: '/our-work', says: 'Yours could be next' },
  { address: '/ar/our-work', says: 'وقد يكون مشروعك هو التالي' },
  { address: '/sitemap.xml', says: '/our-work<' },
  { address: '/sitemap.xml', says: '/services<' },
];

async function backToSteps(page: Page) {
  await page.goto('/admin/dashboard');
}

async function logo(file: string, background: string) {
  const picture = sharp({ create: { width: 320, height: 320, channels: 4, background } });
  return { name: file, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** What a visitor reads, and what search engines and networks are told. */
async function everythingAt(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Long enough to be nobody else's; file names are not shown. */
const isTelling = (text: string) => text.length >= 16 && !/^[\w-]+\.\w{3,4}$/.test(text);
