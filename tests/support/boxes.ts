import { expect, type Locator } from '@playwright/test';

/** Texts that their own boxes cut off. */
export const cutTexts = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent ?? ''),
  );

/** What can be pressed and is narrower or lower than a finger wants, with its size. */
export const smallTargets = (area: Locator, least = 36): Promise<string[]> =>
  area.evaluate((root, side) => {
    const targets = root.querySelectorAll<HTMLElement>('a, button, select, summary');
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSmall = width < side || height < side;
      // What only those who use the keyboard or a screen reader meet is a pixel wide.
      if (!isSmall || width <= 1 || !target.checkVisibility()) return [];
      const name = target.ariaLabel ?? target.textContent;
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);

/** Each box is whole within the other, at the sides. */
export async function expectWithin(inner: Locator, outer: Locator): Promise<void> {
  const around = await boxOf(outer);
  for (const each of await inner.all()) {
    const { x, width } = await boxOf(each);
    const name = await each.innerText();
    expect(x, name).toBeGreaterThanOrEqual(around.x - 1);
    expect(x + width, name).toBeLessThanOrEqual(around.x + around.width + 1);
  }
}

export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const areApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(areApart, JSON.stringify([a, b])).toBe(true);
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}
