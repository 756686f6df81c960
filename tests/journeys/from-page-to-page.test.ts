import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const banner = (page: Page) => page.getByRole('banner');
const aboutLink = (page: Page) => banner(page).getByRole('link', { name: 'About', exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Where the page is once what was passed on the way has been laid out. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    let last = -1;
    for (let still = 0; still < 10; still += 1) {
      if (scrollY !== last) still = 0;
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return Math.round(last);
  });

test('the next page is asked for while the mouse is on its link, and the other language is not', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await openPage(page, '/our-work');
  await banner(page).getByRole('link', { name: 'العربية' }).hover();
  const ahead = page.waitForRequest('**/about-us');
  await aboutLink(page).hover();
  expect(await (await ahead).headerValue('sec-purpose')).toMatch(/^prefetch/);
  await aboutLink(page).click();
  await expect(page).toHaveURL(/\/about-us$/);
  expect(asked).not.toContain('/ar/our-work');
  expect(problems).toEqual([]);

  const answer = await request.get('/our-work');
  const [, rules = ''] =
    /<script type="speculationrules">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  expect(Object.keys(JSON.parse(rules))).toEqual(['prerender']);
  const hash = createHash('sha256').update(rules).digest('base64');
  expect(answer.headers()['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('one page gives way to the next and turns to its twin, unless motion is unwelcome', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const { dataset } = document.documentElement;
      if (!viewTransition) {
        dataset.transition = 'none';
        return;
      }
      const isShown = await viewTransition.ready.then(
        () => true,
        () => false,
      );
      if (!isShown) {
        dataset.transition = 'left out';
        return;
      }
      const animations = document.getAnimations().filter(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement?.startsWith('::view-transition');
      }) as CSSAnimation[];
      const turns = animations.some(({ animationName }) => animationName === 'turn-towards');
      const last = Math.max(
        ...animations.map(({ effect }) => Number(effect?.getTiming().duration)),
      );
      dataset.transition = `${turns ? 'turns' : 'gives way'}, ${last <= 400 ? 'shortly' : last}`;
    }),
  );
  const follow = async (from: string, go: () => Promise<void>, to: RegExp, kind: string) => {
    // A browser that has much else to do leaves a transition out.
    await expect(async () => {
      if (new URL(page.url()).pathname !== from) await openPage(page, from);
      await go();
      await expect(page).toHaveURL(to);
      const shown = page.locator('html');
      await expect(shown).toHaveAttribute('data-transition', kind, { timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
  };
  const toAbout = () => aboutLink(page).press('Enter');
  const switchTo = (name: string) => () => banner(page).getByRole('link', { name }).press('Enter');
  for (const [reducedMotion, toNext, toTwin] of [
    ['no-preference', 'gives way, shortly', 'turns, shortly'],
    ['reduce', 'none', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, '/website-leasing');
    await follow('/website-leasing', toAbout, /\d\/about-us$/, toNext);
    await follow('/about-us', switchTo('العربية'), /\/ar\/about-us$/, toTwin);
    await follow('/ar/about-us', switchTo('English'), /\d\/about-us$/, toTwin);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A door leads on from a page that has one itself.
  const throughDoor = async () => {
    const door = page.locator('.service-row').first().getByRole('link');
    await door.hover();
    await door.click();
  };
  const behind = /\/digital-marketing\/./;
  await follow('/services/digital-marketing', throughDoor, behind, 'gives way, shortly');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap in the middle of a transition meets the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
      addEventListener('pagereveal', async ({ viewTransition }) => {
        if (!viewTransition) return;
        await viewTransition.ready;
        // It stands still half-way: only a tap can end it.
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset.turning = '';
      }),
    );
    // A browser that has much else to do leaves a transition out. An Arabic address can be opened again.
    await expect(async () => {
      await openPage(page, '/ar/about-us');
      await banner(page).getByRole('link', { name: 'English' }).press('Enter');
      await page.locator('html[data-turning][lang=en]').waitFor({ timeout: 10_000 });
    }).toPass();
    const { x, y, width, height } = await boxOf(
      banner(page).getByRole('button', { name: 'Speak to an expert' }),
    );
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('the language switch leads to the same place of the same page, and back', async ({ page }) => {
  const place = () =>
    page.evaluate(() => {
      const sections = [...document.querySelectorAll('main > *')];
      const boxes = sections.map((section) => section.getBoundingClientRect());
      const index = boxes.findIndex(({ bottom }) => bottom > 0);
      const { top = 0, height = 1 } = boxes[index] ?? {};
      return { section: index, share: -top / height };
    });
  await openPage(page, '/services');
  await page.evaluate(() => {
    const { offsetTop, offsetHeight } = document.querySelector<HTMLElement>(
      'main > :nth-child(3)',
    ) as HTMLElement;
    scrollTo({ top: offsetTop + offsetHeight * 0.4, behavior: 'instant' });
  });
  // A line of text is higher in one language than in the other.
  const isThere = async () => {
    const { section, share } = await place();
    return section === 2 && Math.abs(share - 0.4) < 0.1;
  };
  expect(await isThere()).toBe(true);
  for (const [name, address] of [
    ['العربية', /\/ar\/services$/],
    ['English', /\d\/services$/],
  ] as const) {
    // By the mouse alone: a click on an element might scroll to it first.
    const { x, y, width, height } = await boxOf(banner(page).getByRole('link', { name }));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(address);
    await expect.poll(isThere).toBe(true);
  }
  // Any other way to a page leads to its top.
  await aboutLink(page).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('whoever comes back to a place on a page finds it again', async ({ page }) => {
  await openPage(page, '/services');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  const before = await untilStill(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(before);
});
