import { expectAccessible } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { readLinkedData } from '../support/linked-data.ts';

const languages = [
  {
    home: '/',
    prefix: '',
    city: 'Dubai',
    all: 'All locations',
    fact: 'Dubai in four lines',
    cta: 'Meet us in Dubai',
    back: 'Back to Services',
    group: 'Design & UX',
    missing: ['Location Not Found', 'Local SEO data for this location is not available.'],
  },
  {
    home: '/ar',
    prefix: '/ar',
    city: 'دبي',
    all: 'كل المدن',
    fact: 'دبي في أربعة أسطر',
    cta: 'قابلنا في دبي',
    back: 'العودة إلى الخدمات',
    group: 'التصميم وتجربة المستخدم',
    missing: ['لم نجد هذه المدينة', 'لا تتوفر بيانات لهذه المدينة.'],
  },
] as const;

// The same links with scripts and without: each language goes one of the two ways.
for (const { home, prefix, city, all, fact, cta, back, group } of languages) {
  const javaScriptEnabled = prefix === '';
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test(
      `the local page is found from the footer of ${home}, and so are all others`,
      forProof(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto(home);
        await page.getByRole('contentinfo').getByRole('link', { name: city, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/localseo/dubai$`));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: fact })).toBeVisible();
        await expect(main.getByRole('button', { name: cta })).toHaveCount(2);
        await expect(main.getByRole('link', { name: group })).not.toHaveCount(0);
        await main.getByRole('link', { name: back }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/services$`));

        await page.getByRole('contentinfo').getByRole('link', { name: all }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/localseo$`));
        await main.getByRole('link', { name: city }).first().click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/localseo/dubai$`));
      },
    );
  });
}

for (const { prefix, missing } of languages) {
  test(
    `a location that does not exist is told so under ${prefix || '/'}`,
    forProof(prefix !== ''),
    async ({ page }) => {
      const [heading, text] = missing;
      const response = await page.goto(`${prefix}/localseo/nowhere`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(text)).toBeVisible();
      await expectAccessible(page, { sameColours: prefix !== '' });
    },
  );
}

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is a local business only where there is an office', async ({ request }) => {
    for (const [path, types] of [
      ['/localseo/dubai', ['Service', 'LocalBusiness', 'BreadcrumbList']],
      ['/localseo/riyadh', ['Service', 'BreadcrumbList']],
    ] as const) {
      const graph = await readLinkedData(request, path);
      expect(graph.map((node) => node['@type'])).toEqual(types);
    }
  });

  for (const count of [30, 120]) {
    test(
      `every active location of ${count} is listed`,
      forProof(count > 30),
      async ({ page, request, admin }) => {
        const administrator = await asAdministrator(request, admin);
        const made: string[] = [];
        for (let number = 1; number <= count; number++) {
          const created = await administrator.post('/local-seo', entry(number, number !== 7));
          made.push((await created.json())._id);
        }
        await page.goto('/localseo');
        const links = page.getByRole('main').getByRole('link', { name: /^Town \d/ });
        await expect(links).toHaveCount(count - 1);
        await expect(page.getByRole('main').getByText('Town 7', { exact: true })).toHaveCount(0);
        for (const id of made) await administrator.delete(`/local-seo/${id}`);
        await page.reload();
        await expect(links).toHaveCount(0);
      },
    );
  }
});

const entry = (number: number, isActive: boolean) => ({
  location: `Town ${number}`,
  title: `Websites in town ${number}`,
  description: 'A town.',
  fact: { title: 'The town', stats: ['One street'] },
  benefits: {
    title: 'What we do',
    items: [{ icon: 'map', title: 'A map', description: 'Drawn.' }],
  },
  conclusion: 'That is all.',
  cta: 'Meet us',
  isActive,
});
