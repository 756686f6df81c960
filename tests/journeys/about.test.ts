import { boxOf } from '../support/boxes.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

for (const path of ['/about-us', '/ar/about-us']) {
  test(`${path} leads to the contact page`, forProof(path !== '/about-us'), async ({ page }) => {
    await openPage(page, path);
    const isArabic = path.startsWith('/ar');
    await page
      .getByRole('main')
      .getByRole('link', { name: isArabic ? 'تواصل معنا' : 'Contact Us' })
      .click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
}

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps are numbered and every feature has a card', async ({ page }) => {
    await page.goto('/about-us');
    for (const [name, first] of [
      ['Strategy', 'Listen'],
      ['Development', 'Prototype'],
    ] as const) {
      const steps = page.getByRole('region', { name }).getByRole('listitem');
      await expect(steps).toHaveCount(4);
      await expect(steps.first()).toContainText(first);
    }
    const features = page.getByRole('region', { name: 'What you can hold us to' });
    await expect(features.getByRole('listitem')).toHaveCount(6);
  });

  for (const { path, button, own, twin, brings } of [
    {
      path: '/about-us',
      button: 'See it in Arabic',
      own: 'Wajha',
      twin: 'واجهة',
      brings: ['arabic'],
    },
    { path: '/ar/about-us', button: 'اقرأه بالإنجليزية', own: 'واجهة', twin: 'Wajha', brings: [] },
  ]) {
    test(
      `${path} shows its name in the other script on the same line, and glyphs come then`,
      forProof(path !== '/about-us'),
      async ({ page }) => {
        const fonts: string[] = [];
        page.on('request', (request) => {
          const [, name] = /\/(\w+)-[^/]*\.woff2$/.exec(request.url()) ?? [];
          if (name) fonts.push(name);
        });
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        const first = fonts.splice(0);
        expect(first).toContain('latin');
        const nameIn = (name: string) => page.locator('.specimen').getByText(name, { exact: true });
        await expect(nameIn(twin)).toBeHidden();
        await page.getByRole('checkbox', { name: button }).check();
        await expect(nameIn(twin)).toBeVisible();
        await expect.poll(() => fonts).toEqual(brings);
        const boxes = await Promise.all([own, twin].map((name) => boxOf(nameIn(name))));
        expect(boxes[0]?.y).toBe(boxes[1]?.y);
        expect(boxes[0]?.height).toBe(boxes[1]?.height);
      },
    );
  }
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the counters count up to their number', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openPage(page, '/about-us');
    const counter = page.locator('dd [aria-hidden="true"]').first();
    const shown = await counter.evaluateHandle((element) => {
      const texts = [element.textContent];
      new MutationObserver(() => texts.push(element.textContent)).observe(element, {
        childList: true,
        subtree: true,
      });
      return texts;
    });
    await counter.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await shown.jsonValue()).length).toBeGreaterThan(2);
    await expect(counter).toHaveText('164');
    // Paper gets the number itself, so it stands there until the counting begins.
    expect((await shown.jsonValue()).slice(0, 2)).toEqual(['164', '0']);
  });
});

test('where nothing may move the counters stand at their number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, '/about-us');
  await expect(page.locator('dd [aria-hidden="true"]')).toHaveText(['164', '96%']);
});
