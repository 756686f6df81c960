import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  // What is not laid out yet seems to have no background.
  await page.locator('html:not([data-first-screen])').waitFor({ state: 'attached' });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .disableRules(sameColours ? ['color-contrast'] : [])
    // There are no frames of other origins to look into, and this way is three times as fast.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
