import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const step = 600;
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openPortfolio(page: Page, path = '/') {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, path);
  const block = page.locator('#portfolio');
  // What listens to wheel, touch and keys is loaded when the block comes near.
  const listening = page.waitForResponse(/\/steps-/);
  await block.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await (await listening).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const items = block.getByRole('heading', { level: 3 });
  const names = await block.locator('h3').allTextContents();
  return {
    block,
    names,
    shown: (position: number) => expect(items).toHaveText([names.at(position) ?? '']),
    /** As long as a step takes, nothing else counts. */
    settle: () => page.waitForTimeout(step + 50),
  };
}

test('buttons and dots show one item at a time and end at the ends', async ({ page }) => {
  const { block, names, shown, settle } = await openPortfolio(page);
  const previous = block.getByRole('button', { name: 'Previous portfolio item' });
  const next = block.getByRole('button', { name: 'Next portfolio item' });
  await shown(0);
  await expect(previous).toBeDisabled();
  // A second press while the step is under way is no second step.
  await next.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await settle();
  await shown(1);
  await expect(block.getByText(`Item 2 of ${names.length}`)).toBeVisible();
  await expect(previous).toBeEnabled();

  const last = block.getByRole('button', { name: names.at(-1) ?? '', exact: true });
  await last.click();
  await settle();
  await shown(-1);
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(next).toBeDisabled();
  await previous.click();
  await settle();
  await shown(-2);
});

for (const [path, onward, back] of [
  ['/', 'ArrowRight', 'ArrowLeft'],
  ['/ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`the arrow keys follow the reading direction of ${path}`, async ({ page }) => {
    const { block, shown, settle } = await openPortfolio(page, path);
    await block.getByRole('button').nth(1).focus();
    await page.keyboard.press(onward);
    await settle();
    await shown(1);
    await page.keyboard.press(back);
    await settle();
    await shown(0);
  });
}

test('the wheel steps through, and past the ends it moves the page', async ({ page }) => {
  const { block, names, shown, settle } = await openPortfolio(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  const start = await scrolled();
  await page.mouse.wheel(0, 19);
  await settle();
  await shown(0);
  await block.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

  await page.mouse.wheel(0, 40);
  await page.mouse.wheel(0, 40);
  await settle();
  await shown(1);
  for (let position = 2; position < names.length; position++) {
    await page.mouse.wheel(0, 20);
    await settle();
    await shown(position);
  }
  expect(await scrolled()).toBe(start);
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBe(start + 150);
});

test('a wheel over a block that is not in view scrolls the page', async ({ page }) => {
  const { shown, settle } = await openPortfolio(page);
  await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 60);
  await settle();
  await shown(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a vertical swipe of 50 steps, a shorter one does not', async ({ page }) => {
    const { shown, settle } = await openPortfolio(page);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (distance: number) => {
      const at = (y: number) => ({ touchPoints: [{ x: 640, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(400) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(400 - distance) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await settle();
    };
    await swipe(45);
    await shown(0);
    await swipe(60);
    await shown(1);
    await swipe(-60);
    await shown(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every item can be read', async ({ page }) => {
    await page.goto('/');
    const items = page.locator('#portfolio li:has(h3)');
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item.getByRole('heading')).toBeInViewport();
    }
    await expect(page.getByRole('button', { name: 'Next portfolio item' })).toBeHidden();
  });
});
