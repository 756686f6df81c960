import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../src/web/site/${file}`, import.meta.url), 'utf8');

/** Name and component of each, as the server renders them and as the browser starts them. */
const rendered = pairsIn(read('islands/islands.ts'), /island\('([\w-]+)', (\w+),/g);
const started = pairsIn(read('browser/start-islands.ts'), /'([\w-]+)': async[^;]*?\)\)\.(\w+)/g);

/** Where each is, and what starts it without changing it. */
const islands: Record<string, { path: string; start(page: Page): Promise<void> }> = {
  'contact-modal-form': {
    path: '/about-us',
    start: (page) => page.getByRole('banner').locator('[commandfor=contact-modal]').first().click(),
  },
  'contact-section-form': {
    path: '/contact-us',
    start: (page) => page.locator('#contact-form [name=subject]').focus(),
  },
  'lease-lead-form': {
    path: '/website-leasing',
    start: (page) => page.locator('#lead-form [name=company]').focus(),
  },
  'services-item': {
    path: '/services',
    start: (page) => page.locator('.services-item > button').focus(),
  },
};

test('every island is rendered and started under one name', () => {
  expect(rendered.length).toBeGreaterThan(0);
  expect(started.sort()).toEqual(rendered.sort());
  expect(Object.keys(islands).sort()).toEqual(rendered.map(([name]) => name));
});

for (const [name, { path, start }] of Object.entries(islands)) {
  for (const address of [path, `/ar${path}`]) {
    test(
      `${name} comes alive on ${address} as it was sent`,
      forProof(address === path),
      async ({ page }) => {
        const problems: string[] = [];
        page.on('pageerror', (error) => problems.push(error.message));
        page.on('console', (said) => said.type() === 'error' && problems.push(said.text()));
        // What it shows later comes later.
        await page.route('**/api/**', () => {});
        await page.addInitScript(keepMarkup, name);
        await page.goto(address);
        const island = page.locator(`[data-island=${name}]`);
        await expect(island).toHaveCount(1);
        await expect(island).not.toHaveAttribute('data-started');
        await start(page);
        await expect(island).toHaveAttribute('data-started');
        const { sent, alive } = await page.evaluate(
          () => (window as unknown as { markup: { sent: string; alive: string } }).markup,
        );
        expect(sent).toContain('</button>');
        expect(alive).toBe(sent);
        expect(problems).toEqual([]);
      },
    );
  }
}

/** Runs in the page: what was sent, and what that is at the moment when it has come alive. */
function keepMarkup(name: string) {
  const markup: Record<string, string> = {};
  Object.assign(window, { markup });
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector(`[data-island=${name}]`);
    if (!island) return;
    markup.sent = island.innerHTML;
    new MutationObserver(() => {
      markup.alive = island.innerHTML;
    }).observe(island, { attributeFilter: ['data-started'] });
  });
}

function pairsIn(source: string, pattern: RegExp): string[][] {
  return [...source.matchAll(pattern)].map(([, name = '', component = '']) => [name, component]);
}
