import type { Locator, Page } from '@playwright/test';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const step = 600;
/** For what a step takes its time for; the others need not wait until it is drawn. */
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

async function openPortfolio(page: Page, path = '/') {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await openPage(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  const block = page.locator('#portfolio');
  await block.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const items = block.getByRole('heading', { level: 3 });
  const names = await block.locator('h3').allTextContents();
  return {
    block,
    names,
    shown: (position: number) => expect(items).toHaveText([names.at(position) ?? '']),
    /** As long as a step takes, nothing else counts. */
    settle: () => page.clock.runFor(step),
  };
}

test.describe('step by step', () => {
  test.use(moving);

  test('buttons and dots show one item at a time and end at the ends', async ({ page }) => {
    const { block, names, shown, settle } = await openPortfolio(page);
    const previous = block.getByRole('button', { name: 'Previous portfolio item' });
    const next = block.getByRole('button', { name: 'Next portfolio item' });
    const dot = (position: number) =>
      block.getByRole('radio', { name: names.at(position) ?? '', exact: true });
    await shown(0);
    await expect(previous).toBeDisabled();
    await next.click();
    // While the step is under way there is no other.
    await page.clock.runFor(step - 1);
    await next.click();
    await dot(-1).click();
    await page.clock.runFor(1);
    await shown(1);
    await expect(dot(1)).toBeChecked();
    await expect(block.getByText(`Item 2 of ${names.length}`)).toBeVisible();
    await expect(previous).toBeEnabled();

    await dot(-2).click();
    await settle();
    await next.focus();
    await page.keyboard.press('Enter');
    await settle();
    await shown(-1);
    await expect(next).toBeDisabled();
    await expect(next, 'who steps to the end by keys stays there').toBeFocused();
    await page.keyboard.press('Enter');
    await settle();
    await shown(-1);
    await previous.click();
    await settle();
    await shown(-2);
  });

  test('the wheel steps through, and past the ends it moves the page', async ({ page }) => {
    const { block, names, shown, settle } = await openPortfolio(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const goThere = () =>
      block.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.mouse.move(640, 400);
    const start = await scrolled();
    await page.mouse.wheel(0, 19);
    await expect.poll(scrolled).toBe(start + 19);
    await shown(0);
    await goThere();

    await page.mouse.wheel(0, 40);
    await page.mouse.wheel(0, 40);
    await shown(1);
    await settle();
    for (let position = 2; position < names.length; position++) {
      await page.mouse.wheel(0, 20);
      await shown(position);
      await settle();
    }
    expect(await scrolled()).toBe(start);
    await page.mouse.wheel(0, 40);
    await expect.poll(scrolled).toBe(start + 150);

    // A block that is not in view leaves the wheel to the page.
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
    await page.mouse.move(640, 100);
    const before = await scrolled();
    await page.mouse.wheel(0, -60);
    await expect.poll(scrolled).toBe(before - 60);
    await shown(-1);
  });
});

for (const [path, onward, back] of [
  ['/', 'ArrowRight', 'ArrowLeft'],
  ['/ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(
    `the arrow keys follow the reading direction of ${path}`,
    forProof(path === '/'),
    async ({ page }) => {
      const { block, shown, settle } = await openPortfolio(page, path);
      for (const control of [block.getByRole('radio').first(), block.getByRole('button').nth(1)]) {
        await control.focus();
        await page.keyboard.press(onward);
        await settle();
        await shown(1);
        await page.keyboard.press(back);
        await settle();
        await shown(0);
      }
    },
  );
}

test("an arrow key that is pressed with Alt is the browser's own", async ({ page }) => {
  const { block, shown } = await openPortfolio(page);
  await block.getByRole('radio').first().focus();
  const isLeft = await block.evaluate((it) =>
    it.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, cancelable: true }),
    ),
  );
  expect(isLeft).toBe(true);
  await shown(0);
});

test('a sideways wheel that is too short to count leaves nothing moved', async ({ page }) => {
  const { block, shown } = await openPortfolio(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(300, 0);
  await expect.poll(() => block.evaluate((it) => it.style.getPropertyValue('--drag'))).not.toBe('');
  await atRest(block, 0);
  await expect.poll(() => block.evaluate((it) => it.style.getPropertyValue('--drag'))).toBe('0');
  await shown(0);
});

test('a phone that is turned elsewhere on the page leaves the item that was shown', async ({
  page,
}) => {
  const { block, shown, settle } = await openPortfolio(page);
  const dot = block.getByRole('radio').nth(2);
  await dot.click();
  await settle();
  const foot = page.getByRole('contentinfo');
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await foot.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'end' }));
    await page.setViewportSize(size);
    await expect(block).not.toHaveAttribute('data-dragged');
    await block.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    await atRest(block, 2);
    await shown(2);
  }
});

test('a picture that is taken of the whole page shows the item', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/ar');
  const block = page.locator('#portfolio');
  await atRest(block, 0);
  // Makes the window as large as the page, for a moment.
  await page.screenshot({ fullPage: true });
  expect(await block.getAttribute('data-dragged')).toBeNull();
});

test.describe('by touch', () => {
  test.use({ ...moving, hasTouch: true });

  test('a vertical swipe of 50 steps, a shorter one does not, and the page moves on', async ({
    page,
  }) => {
    const { block, shown, settle } = await openPortfolio(page);
    const swipe = await swipesOn(page);
    const scrolled = () => page.evaluate(() => scrollY);
    // The page glides on after a finger: the next one waits for that, and begins at the block again.
    const swipeFromTop = async (down: number) => {
      await block.evaluate((it) =>
        scrollBy({ top: it.getBoundingClientRect().top, behavior: 'instant' }),
      );
      const atRest = page.evaluate(
        () => new Promise((rest) => document.addEventListener('scrollend', rest, { once: true })),
      );
      await swipe(0, down);
      await atRest;
      await settle();
    };
    await swipeFromTop(-45);
    await shown(0);
    await swipeFromTop(-60);
    await shown(1);
    await swipeFromTop(60);
    await shown(0);
    const start = await scrolled();
    await swipeFromTop(-300);
    expect(await scrolled()).toBeGreaterThan(start + 200);
    await shown(0);
  });

  for (const [path, onward] of [
    ['/', -1],
    ['/ar', 1],
  ] as const) {
    test(
      `a swipe across steps on ${path}, and past the ends it leads nowhere`,
      forProof(path === '/'),
      async ({ page }) => {
        const { block, names, shown, settle } = await openPortfolio(page, path);
        const swipe = await swipesOn(page);
        await swipe(-700 * onward, 0);
        await atRest(block, 0);
        await swipe(700 * onward, 0);
        await atRest(block, 1);
        await settle();
        await shown(1);
        await block.getByRole('radio').nth(-2).click();
        await settle();
        await atRest(block, names.length - 2);
        await swipe(700 * onward, 0);
        await atRest(block, names.length - 1);
        await settle();
        await shown(-1);
        await swipe(700 * onward, 0);
        await atRest(block, names.length - 1);
        await swipe(-700 * onward, 0);
        await atRest(block, names.length - 2);
        await shown(-2);
        await swipe(45 * onward, 0);
        await atRest(block, names.length - 2);
        await shown(-2);
        await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
      },
    );
  }
});

/** Fingers, not wheels: what the browser itself makes of them comes with them. */
async function swipesOn(page: Page) {
  const touch = await page.context().newCDPSession(page);
  return async (across: number, down: number) => {
    const at = (part: number) => ({
      touchPoints: [{ x: 640 + across * (part - 0.5), y: 400 + down * part }],
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(part) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Before the place of the first item there is an empty one; in Arabic they count from the right. */
const atRest = (block: Locator, position: number) =>
  expect
    .poll(() =>
      block.evaluate((it) => {
        const passed =
          document.dir === 'rtl' ? it.scrollWidth - it.clientWidth - it.scrollLeft : it.scrollLeft;
        return passed / it.clientWidth;
      }),
    )
    .toBe(position + 1);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dots show every item, and there are no buttons', async ({ page }) => {
    await page.goto('/');
    const block = page.locator('#portfolio');
    const dots = await block.getByRole('radio').all();
    expect(dots.length).toBeGreaterThan(1);
    for (const dot of dots) {
      await dot.check();
      await expect(block.getByRole('heading', { level: 3 })).toHaveText([
        (await dot.getAttribute('aria-label')) ?? '',
      ]);
    }
    await expect(page.getByRole('button', { name: 'Next portfolio item' })).toBeHidden();
  });
});
