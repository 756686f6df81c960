import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { slowDown } from '../support/slow-phone.ts';

const controls = {
  menu: { control: '[commandfor=mobile-menu]', answer: '#mobile-menu:modal' },
  expert: { control: '[commandfor=contact-modal]', answer: '#contact-modal:modal' },
  question: { control: 'details[name=faq] summary', answer: 'details[name=faq][open]' },
  next: {
    control: '#portfolio [data-step=next]',
    answer: '#portfolio li:nth-child(2) > :checked',
  },
};

interface Taps {
  /** After the first paint that shows anything, in milliseconds. */
  moments: readonly number[];
  /** The answer, in milliseconds. */
  within: number;
}

/** On a slow phone, before the page's own scripts have run or while they do. */
export function tapEarly(path: string, name: keyof typeof controls, { moments, within }: Taps) {
  test(`an early tap on ${path} counts, and at once: ${name}`, async ({ page }) => {
    const { control, answer } = controls[name];
    await slowDown(page);
    await page.addInitScript(watchTaps, answer);
    for (const moment of moments) {
      // What else the machine does only adds to the time; a tap that is lost is lost for good.
      let time = Number.POSITIVE_INFINITY;
      for (let tries = 0; time > within && tries < 8; tries += 1) {
        time = Math.min(time, await tapAt(page, { path, control, moment }));
      }
      expect(time, `${moment} ms after the paint`).toBeLessThanOrEqual(within);
    }
  });
}

interface Tap {
  /** How long after it was handled the page had changed. */
  answered?: number;
  /** Whether anything else came in between. */
  isLate?: boolean;
}

/** Runs in the page, before its own scripts. */
function watchTaps(answer: string) {
  const taps: Tap[] = [];
  Object.assign(window, { taps });
  const watch = () => {
    const tap: Tap = {};
    const handled = performance.now();
    taps.push(tap);
    const next = new MessageChannel();
    next.port1.onmessage = () => {
      tap.isLate = tap.answered === undefined;
    };
    next.port2.postMessage(null);
    new MutationObserver(() => {
      if (document.querySelector(answer)) tap.answered ??= performance.now() - handled;
    }).observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
  };
  addEventListener('click', watch, true);
}

/** Opens the page, taps and tells how long the answer took. */
async function tapAt(
  page: Page,
  { path, control, moment }: { path: string; control: string; moment: number },
): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  let place = await page.waitForFunction(findPainted, control);
  if (moment > 0) {
    await page.waitForTimeout(moment);
    place = await page.waitForFunction(findPainted, control);
  }
  const { x, y } = (await place.jsonValue()) as { x: number; y: number };
  await page.touchscreen.tap(x, y);
  const taps = () => page.evaluate(() => (window as unknown as { taps: Tap[] }).taps);
  // Of this page: one that led away would have another list.
  const answered = [{ answered: expect.any(Number), isLate: false }];
  await expect.poll(taps, { timeout: 10_000 }).toEqual(answered);
  return (await taps())[0]?.answered ?? Number.POSITIVE_INFINITY;
}

/** Where to tap, once anything is painted; what is further down is scrolled to. */
function findPainted(control: string) {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return null;
  const element = [...document.querySelectorAll(control)].find((each) => each.checkVisibility());
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (!element?.checkVisibility({ contentVisibilityAuto: true })) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
