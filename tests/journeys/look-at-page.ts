import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../support/accessibility.ts';
import { watchLoad } from '../support/first-load.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { splitWords } from '../support/split-words.ts';
import { expectNoOverflow, resizeTo } from '../support/whole-page.ts';

interface Look {
  /** Where axe looks at the page; the first is the one that it is opened at. */
  accessibleAt: readonly [number, ...number[]];
  /** Where nothing sticks out. */
  widths: readonly number[];
  sameColours?: boolean;
  also?: readonly ('forced colours' | 'paper')[];
}

/** A public page from its first byte on: how closely it is looked at decides how long that takes. */
export function lookAtPage(address: string, look: Look): void {
  const { accessibleAt, widths, sameColours = false, also = [] } = look;
  const places = [...accessibleAt, ...also].join(', ');
  test(`${address} is light, whole at every width and accessible (${places})`, async ({
    page,
    baseURL,
  }) => {
    const load = watchLoad(page);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const [first, ...others] = accessibleAt;
    await page.setViewportSize({ width: first, height: 900 });
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await namelessSections(page)).toEqual([]);
    expect(await servicesOfNobody(page)).toEqual([]);
    await expectAccessible(page, { sameColours });
    // Before the others: to come back to a width draws all of the page anew.
    if (widths.includes(first)) await expectNoOverflow(page);
    for (const width of others) {
      await resizeTo(page, width);
      await expectAccessible(page, { sameColours });
    }
    for (const width of widths) {
      if (width === first) continue;
      await expectNoOverflow(page, width);
      expect(await splitWords(page, width)).toEqual([]);
    }
    for (const place of also) await expectLegible(page, place);
    // At last, for it to hold all that the page has asked for by itself.
    await load.expectLight(baseURL);
    expect(problems).toEqual([]);
  });
}

/** The validator of the W3C asks for a heading in each section. */
const namelessSections = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section')]
      .filter((section) => !section.querySelector('h1, h2, h3, h4, h5, h6'))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

/** What search engines are told of a service without the agency that provides it. */
async function servicesOfNobody(page: Page): Promise<unknown[]> {
  const described = page.locator('script[type="application/ld+json"]');
  return (await described.allTextContents()).flatMap((text) => {
    const found: unknown[] = [];
    JSON.parse(text, (_key, value) => {
      if (value?.['@type'] === 'Service' && !value.provider) found.push(value);
      return value;
    });
    return found;
  });
}
