import type { Page } from '@playwright/test';

/** The texts that have their place on a page and are not painted there: left alone, or transparent. */
export const hiddenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      const words = textContent?.trim();
      const hasPlace = element?.checkVisibility({ visibilityProperty: true });
      if (!words || !hasPlace) continue;
      const isPainted = element?.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
      });
      if (!isPainted) hidden.push(words.slice(0, 40));
    }
    return hidden;
  });
