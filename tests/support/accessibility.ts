import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForLayout } from './whole-page.ts';

/**
 * `sameColours`: as on a page that was looked at already, such as its twin in the other language.
 * Contrast, by far the longest of the checks, is then not measured again.
 */
export async function expectAccessible(
  page: Page,
  { sameColours = false }: { sameColours?: boolean } = {},
): Promise<void> {
  // What is still rising into view has too little contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForLayout(page);
  await expectNoViolation(axe(page).disableRules(sameColours ? ['color-contrast'] : []));
}

/** Whether nothing is lost, and everything can be read, where the system chooses the colours, or on paper. */
export async function expectLegible(page: Page, on: 'forced colours' | 'paper'): Promise<void> {
  await page.emulateMedia(on === 'paper' ? { media: 'print' } : { forcedColors: 'active' });
  await page.evaluate(readColourAsFill);
  await expectNoViolation(axe(page));
  await page.emulateMedia({ media: null, forcedColors: null });
}

/** Axe asks for the fill of a text, which Chromium does not tell where it forces the colour. */
function readColourAsFill() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // There are no frames of other origins to look into, and this way is three times as fast.
    .setLegacyMode(true);

async function expectNoViolation(check: AxeBuilder) {
  const { violations } = await check.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
