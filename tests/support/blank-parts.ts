import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The texts and drawings of a page that are missing in a picture of all of it, taken as it stands.
 * In a text or a drawing neighbouring points differ clearly; on a ground or a gradient they do not.
 * Files of pictures may wait until they are scrolled to.
 */
export async function blankParts(page: Page): Promise<string[]> {
  const boxes = await page.evaluate(boxesOfContent);
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const clear = 24;
  const isBlank = ({ left, top, right, bottom }: Box) => {
    let edges = 0;
    for (let y = top; y < Math.min(bottom, info.height); y += 1) {
      for (let x = left + 1; x < Math.min(right, info.width); x += 1) {
        const at = y * info.width + x;
        if (Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)) > clear) edges += 1;
      }
    }
    return edges < 4;
  };
  return boxes.filter(isBlank).map(({ what, top }) => `${what} at ${top}`);
}

/** Runs in the page: each line of each text and each drawing, as far as it is seen. */
function boxesOfContent(): Box[] {
  const boxes: Box[] = [];
  const bars = [...document.querySelectorAll('body *')]
    .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position))
    .map((each) => each.getBoundingClientRect());

  const add = (what: string, element: Element, rect: DOMRect) => {
    let { left, top, right, bottom } = rect;
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    left = Math.max(0, left);
    right = Math.min(right, document.documentElement.clientWidth);
    // A box that is cut to a trace, or lies below a fixed bar, cannot be judged.
    if (right - left < 6 || bottom - top < 6) return;
    const isCovered = bars.some(
      (bar) => bar.top < bottom && bar.bottom > top && bar.left < right && bar.right > left,
    );
    if (isCovered) return;
    boxes.push({
      what,
      left: Math.floor(left),
      top: Math.floor(top + scrollY),
      right: Math.ceil(right),
      bottom: Math.ceil(bottom + scrollY),
    });
  };

  // A marquee has moved on by the time of the picture.
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.marquee-track');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim();
    const element = text.parentElement;
    if (!words || !element || !isShown(element)) continue;
    const range = new Range();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) add(words.slice(0, 40), element, rect);
  }
  for (const drawing of document.querySelectorAll('svg')) {
    if (isShown(drawing)) add('svg', drawing, drawing.getBoundingClientRect());
  }
  return boxes;
}
