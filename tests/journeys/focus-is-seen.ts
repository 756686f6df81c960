import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

/** Goes through a page by Tab and back. */
export function testFocusIsSeen(width: 1440 | 390, path: string): void {
  test(`on ${path} at ${width} px what has the focus is never covered`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openPage(page, path);
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let pressed = 0; pressed < 100; pressed += 1) {
        await page.keyboard.press(key);
        const fault = await page.evaluate(coveredFocus);
        if (fault === null) break;
        if (fault) covered.push(`${key}: ${fault}`);
      }
    }
    expect(covered).toEqual([]);
  });
}

/** What hides the focused element's beginning, if anything; null once the page has been left. */
function coveredFocus(): string | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  if (element.closest('header, .contact-bar') || element.id === 'content') return '';
  const box = element.getBoundingClientRect();
  const { top, left } = box;
  // In a field of many lines browsers show the one that is written in.
  const height = Math.min(box.height, element.matches('textarea') ? 48 : box.height);
  const bottom = top + height;
  const bar = document.querySelector('.contact-bar')?.getBoundingClientRect();
  const floor = bar && bar.width >= innerWidth ? bar.top : innerHeight;
  const name = (element.textContent || element.getAttribute('name') || element.tagName).slice(
    0,
    40,
  );
  // The skip link lies over the header on purpose.
  if (element.matches('a[href="#content"]') || left < -1) return '';
  const fits = height <= floor - 80;
  if (top < 79.5 && fits) return `${name} is under the header (${Math.round(top)})`;
  if (bottom > floor + 0.5 && fits) return `${name} is below the floor (${Math.round(bottom)})`;
  return '';
}
