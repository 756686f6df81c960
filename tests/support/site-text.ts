import { expect, type Page } from '@playwright/test';
import type { Typed } from './admin-form.ts';

/** Whether the page and its Arabic twin show what was typed, each in its language. */
export async function expectOnSite(
  page: Page,
  path: string,
  expected: { typed: Typed; unseen?: readonly string[]; isGone?: boolean },
): Promise<void> {
  const { typed, unseen = [], isGone = false } = expected;
  const [english, arabic] = await Promise.all([
    siteText(page, path),
    siteText(page, arabicTwin(path)),
  ]);
  for (const [label, text] of Object.entries(typed)) {
    if (unseen.includes(label) || (isGone && typeof text === 'string')) continue;
    const [inEnglish, inArabic] = typeof text === 'string' ? [text, text] : text;
    expect(english.includes(inEnglish), `${path}: ${inEnglish}`).toBe(!isGone);
    expect(arabic.includes(inArabic), `${arabicTwin(path)}: ${inArabic}`).toBe(!isGone);
  }
}

/** The texts that a visitor reads at an address, without the data that the page carries along. */
export async function siteText(page: Page, path: string): Promise<string> {
  const html = await siteHtml(page, path);
  return html.replaceAll(/<[^>]+>/g, ' ');
}

/** Uncompressed, which spares the server its best compression after every save. */
export async function siteHtml(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.status(), path).toBe(200);
  return (await answer.text()).replaceAll(/<script.*?<\/script>/gs, '');
}

export const arabicTwin = (path: string) => (path === '/' ? '/ar' : `/ar${path}`);
