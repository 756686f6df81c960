import type { Page } from '@playwright/test';
import { resizeTo } from './whole-page.ts';

/**
 * The words of a page's headings that are broken over two lines, or that stick out of the heading
 * or of what cuts it off: each with what is wrong with it. A heading that waits behind another, like
 * those of a carousel, counts too.
 */
export async function splitWords(page: Page, width: number): Promise<string[]> {
  await resizeTo(page, width);
  const found = await page.evaluate(() => {
    const slack = 1;
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility() && heading.offsetWidth > slack)
      .flatMap((heading) => wordsOf(heading).flatMap((word) => judge(heading, word)));

    function wordsOf(heading: HTMLElement): Range[] {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // After a hyphen or a slash a line may end.
        for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(
          /[^\s\-/\u2010-\u2014]+/g,
        )) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          words.push(range);
        }
      }
      return words;
    }

    function judge(heading: HTMLElement, word: Range): string[] {
      const boxes = [...word.getClientRects()].filter((box) => box.width > 0);
      const name = `${word} (${heading.localName})`;
      const [first] = boxes;
      if (!first) return [];
      if (boxes.some((box) => Math.abs(box.top - first.top) > first.height / 2))
        return [`${name} is broken`];
      const box = word.getBoundingClientRect();
      const room = roomOf(heading);
      const out = Math.max(room.left - box.left, box.right - room.right);
      return out > slack ? [`${name} sticks out by ${Math.round(out)} px`] : [];
    }

    /** From edge to edge: of the heading, and of all around it that cuts off what is too wide. */
    function roomOf(heading: HTMLElement) {
      let { left, right } = heading.getBoundingClientRect();
      for (let each = heading.parentElement; each; each = each.parentElement) {
        const overflow = getComputedStyle(each).overflowX;
        // What can be scrolled to is not cut off.
        if (overflow === 'auto' || overflow === 'scroll') break;
        if (each.localName !== 'html' && overflow === 'visible') continue;
        const box = each.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      return { left, right };
    }
  });
  return found.map((problem) => `${width} px: ${problem}`);
}
