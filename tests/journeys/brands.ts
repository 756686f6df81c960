import { expect, type Page } from '@playwright/test';
import type { ChosenColours } from '../../src/model/brand/palette.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { asAdministrator } from '../support/administrator.ts';
import { openPage } from '../support/open-page.ts';
import { arabicTwin } from '../support/site-text.ts';
import { publicPages } from './public-pages.ts';

type Administrator = Awaited<ReturnType<typeof asAdministrator>>;

interface Refused {
  faults: Record<string, { params: { nearest?: string } }>;
}

/** Saves the colours as an editor would: one that is refused gives way to the one that is offered. */
export async function saveBrand(administrator: Administrator, { signal, pairs }: ChosenColours) {
  const [pair1, pair2, pair3, pair4, pair5] = pairs.map((pair) => ({ ...pair }));
  const body: Record<string, unknown> = { signal, pair1, pair2, pair3, pair4, pair5 };
  for (let tries = 0; tries < 4; tries++) {
    const answer = await administrator.put('/site/brand', body);
    if (answer.ok()) return tries;
    expect(answer.status()).toBe(400);
    const { faults } = (await answer.json()) as Refused;
    for (const [path, { params }] of Object.entries(faults)) {
      const [key = '', end] = path.split('.');
      if (end) (body[key] as Record<string, unknown>)[end] = params.nearest;
      else body[key] = params.nearest;
    }
  }
  throw new Error('What was offered is refused');
}

const everyAddress = publicPages.flatMap((path) => [path, arabicTwin(path)]);

export async function expectLegible(page: Page, addresses = everyAddress) {
  for (const address of addresses) {
    await openPage(page, address);
    await expectAccessible(page);
  }
}
