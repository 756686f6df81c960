import type { Locator, Page } from '@playwright/test';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

// So wide that a list no wider than the page would be whole without a shift.
const width = 1920;
test.use({ viewport: { width, height: 900 } });

const carouselOf = (page: Page) => page.locator('section[aria-roledescription]');
const cardOf = (page: Page, title: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** From side to side; up and down the page can be scrolled. */
async function isWhole(card: Locator) {
  const box = await card.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= width;
}

for (const path of ['/our-work', '/ar/our-work']) {
  test(`the pictures of ${path} alternate`, forProof(path === '/our-work'), async ({ page }) => {
    await openPage(page, path);
    const pictures = page.locator('main ol > li img');
    const isAtStart = await pictures.evaluateAll((all) =>
      all.map((picture) => picture.getBoundingClientRect().left < innerWidth / 3),
    );
    const isArabic = path.startsWith('/ar');
    expect(isAtStart.length).toBeGreaterThan(2);
    expect(isAtStart).toEqual(isAtStart.map((_, index) => (index % 2 === 1) !== isArabic));
  });
}

for (const { path, next, previous, sign, forward } of [
  { path: '/our-work', next: 'Next', previous: 'Previous', sign: -1, forward: 'ArrowRight' },
  { path: '/ar/our-work', next: 'التالية', previous: 'السابقة', sign: 1, forward: 'ArrowLeft' },
]) {
  test(
    `the carousel of ${path} has two positions, by button and by key`,
    forProof(path === '/our-work'),
    async ({ page }) => {
      await openPage(page, path);
      const carousel = carouselOf(page);
      const list = carousel.getByRole('list');
      const place = () => list.evaluate((track) => getComputedStyle(track).translate);
      await expect(carousel.getByRole('button', { name: previous })).toBeDisabled();
      const last = carousel.getByRole('listitem').nth(2);
      expect(await isWhole(last)).toBe(false);
      await carousel.getByRole('button', { name: next }).click();
      await expect.poll(place).toBe(`${sign * 15}%`);
      await expect(carousel.getByRole('button', { name: next })).toBeDisabled();
      expect(await isWhole(last)).toBe(true);
      await carousel.getByRole('button', { name: previous }).click();
      await expect.poll(place).toBe('none');
      await page.keyboard.press(forward);
      await expect.poll(place).toBe(`${sign * 15}%`);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card tells its time with the unit, its satisfaction and its growth', async ({ page }) => {
    await page.goto('/our-work');
    const weeks = cardOf(page, /Sahil Finance/);
    await expect(weeks).toContainText('14 weeks');
    await expect(weeks).toContainText('97%');
    await expect(weeks).toContainText('Completed applications up from 30% to 62%');
    await expect(cardOf(page, /Marsa Freight/)).toContainText('8 months');
    await page.goto('/ar/our-work');
    await expect(cardOf(page, /ساحل/)).toContainText('14 أسبوعًا');
    await expect(cardOf(page, /مرسى/)).toContainText('8 أشهر');
  });

  test('each testimonial has its stars out of five', async ({ page }) => {
    await page.goto('/our-work');
    const stars = carouselOf(page).getByRole('img', { name: 'out of 5 stars' });
    await expect(stars).toHaveCount(6);
    await expect(stars.nth(2)).toHaveAccessibleName('4 out of 5 stars');
  });

  test('every testimonial is whole', async ({ page }) => {
    await page.goto('/our-work');
    await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
    for (const card of await carouselOf(page).getByRole('listitem').all()) {
      expect(await isWhole(card)).toBe(true);
    }
  });
});
