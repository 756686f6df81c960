import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { arabicTwin } from '../../support/site-text.ts';
import { splitWords } from '../../support/split-words.ts';
import { waitForLayout } from '../../support/whole-page.ts';

/** A page and its twin, at each width. */
export function readHeadings(path: string, widths: readonly number[]): void {
  test(`every word of the headings of ${path} is whole, in both languages`, async ({ page }) => {
    expect(await splitWordsAt(page, [path, arabicTwin(path)], widths)).toEqual([]);
  });
}

export async function splitWordsAt(
  page: Page,
  addresses: string[],
  widths: readonly number[],
): Promise<string[]> {
  const found = [];
  for (const address of addresses) {
    await page.goto(address);
    await waitForLayout(page);
    // In its own letters.
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      const words = await splitWords(page, width);
      found.push(...words.map((word) => `${address} at ${word}`));
    }
  }
  return found;
}
