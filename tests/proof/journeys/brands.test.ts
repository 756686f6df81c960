import { expectLegible, saveBrand } from '../../journeys/brands.ts';
import { asAdministrator } from '../../support/administrator.ts';
import { test } from '../../support/journey.ts';
import { randomBrand } from '../../support/random-brand.ts';

test.afterEach(async ({ request, admin }) => {
  await (await asAdministrator(request, admin)).delete('/site/brand');
});

for (let seed = 0; seed < 10; seed++) {
  test(`every kind of page can be read in brand ${seed} of ten made at random`, async ({
    page,
    request,
    admin,
  }) => {
    test.setTimeout(600_000);
    await saveBrand(await asAdministrator(request, admin), randomBrand(seed));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectLegible(page);
  });
}
