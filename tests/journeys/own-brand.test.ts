import { colourSets } from '../../src/model/brand/colour-sets.ts';
import { asAdministrator } from '../support/administrator.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { randomBrand } from '../support/random-brand.ts';
import { expectLegible, saveBrand } from './brands.ts';

const [, gulf] = colourSets;
const someAddresses = ['/', '/ar/website-leasing'];

test.afterEach(async ({ request, admin }) => {
  await (await asAdministrator(request, admin)).delete('/site/brand');
});

test('a page carries the colours of the brand from its first byte, and nothing while it is built in', async ({
  page,
  request,
  admin,
}) => {
  const before = await (await request.get('/')).text();
  expect(before).not.toContain('<style>');
  const administrator = await asAdministrator(request, admin);
  if (!gulf) throw new Error('There are sets');
  expect(await saveBrand(administrator, gulf)).toBe(0);
  const refused: string[] = [];
  page.on('console', (said) => said.type() === 'error' && refused.push(said.text()));
  await openPage(page, '/contact-us');
  const button = page.locator('main .button-signal').first();
  await expect(button).toHaveCSS('background-color', 'rgb(11, 111, 120)');
  expect(refused).toEqual([]);
  await administrator.delete('/site/brand');
  expect(await (await request.get('/')).text()).toBe(before);
});

for (const seed of [1, 2]) {
  test(
    `brand ${seed} of those made at random can be read`,
    forProof(),
    async ({ page, request, admin }) => {
      test.slow();
      const administrator = await asAdministrator(request, admin);
      expect(await saveBrand(administrator, randomBrand(seed))).toBeGreaterThan(0);
      await expectLegible(page, someAddresses);
    },
  );
}
