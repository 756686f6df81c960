import { expectAccessible } from '../support/accessibility.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { readLinkedData } from '../support/linked-data.ts';
import { openPage } from '../support/open-page.ts';

const languages = [
  {
    home: '/',
    prefix: '',
    services: 'Services',
    group: 'Design & UX',
    service: 'UX Audit',
    part: 'Heuristic review',
    pause: 'Pause the moving list of tools',
    missing: ['Service Not Found', 'The requested service could not be found.'],
    missingPrimary: [
      'Primary Service Not Found',
      'The requested primary service could not be found.',
    ],
  },
  {
    home: '/ar',
    prefix: '/ar',
    services: 'خدماتنا',
    group: 'التصميم وتجربة المستخدم',
    service: 'تدقيق تجربة المستخدم',
    part: 'المراجعة التخصصية',
    pause: 'أوقف حركة قائمة الأدوات',
    missing: ['الخدمة غير موجودة', 'تعذّر العثور على الخدمة المطلوبة.'],
    missingPrimary: ['الخدمة غير موجودة', 'تعذّر العثور على الخدمة المطلوبة ضمن هذه المجموعة.'],
  },
] as const;

const address = '/services/design-&-ux/ux-audit';

// The same links with scripts and without: each language goes one of the two ways.
for (const { home, prefix, services, group, service, part } of languages) {
  const javaScriptEnabled = prefix === '';
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test(
      `a service is found from ${home}, and the way back leads upwards`,
      forProof(javaScriptEnabled),
      async ({ page }) => {
        await page.goto(home);
        await page.getByRole('banner').getByRole('link', { name: services, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/services$`));
        const main = page.getByRole('main');
        await main.getByRole('link', { name: group }).last().click();
        await expect(main.getByRole('heading', { name: group, level: 2 })).toBeVisible();
        await main.getByRole('link', { name: service }).click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(service);
        await expect(page).toHaveURL((url) => url.pathname === prefix + address);
        await expect(main.getByRole('heading', { name: part })).toBeVisible();
        await main.getByRole('navigation').getByRole('link', { name: group }).click();
        await expect(page).toHaveURL(/\/services\/design-&-ux$/);
      },
    );
  });
}

for (const { prefix, pause, missing, missingPrimary } of languages) {
  test(
    `a service that does not exist is told so under ${prefix || '/'}`,
    forProof(prefix !== ''),
    async ({ page }) => {
      for (const [path, [heading, text]] of [
        ['/services/nothing', missing],
        ['/services/nothing/at-all', missingPrimary],
        ['/services/design-&-ux/nothing', missingPrimary],
      ] as const) {
        const response = await page.request.get(prefix + path);
        expect(response.status()).toBe(404);
        const html = await response.text();
        expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(heading);
        expect(html, path).toContain(text);
      }
      await page.goto(`${prefix}/services/nothing`);
      await expect(page.getByText(missing[1])).toBeVisible();
      await expectAccessible(page, { sameColours: prefix !== '' });
    },
  );

  test(
    `the tools of ${prefix}/services stand still when they are told to`,
    forProof(prefix !== ''),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(`${prefix}/services`);
      const track = page.locator('.marquee-track');
      await expect(track).toHaveCSS('animation-duration', '30s');
      await page.getByRole('checkbox', { name: pause }).focus();
      await page.keyboard.press('Space');
      await expect(track).toHaveCSS('animation-play-state', 'paused');
    },
  );
}

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  test('both spellings open the same page, which names one address', async ({ page }) => {
    for (const [spelling, canonical] of [
      ['asp.net-development', '/services/web-design-&-development/asp-net-development'],
      ['ASP-NET-Development', '/services/web-design-&-development/asp-net-development'],
    ]) {
      await page.goto(`/services/web-design-&-development/${spelling}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ASP.NET Development');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${canonical}$`),
      );
    }
    await page.goto('/services/digital-marketing/search-engine-optimization-seo');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/digital-marketing\/search-engine-optimization$/,
    );
  });

  test('a service page tells search engines what it is and where it stands', async ({
    request,
  }) => {
    const graph = await readLinkedData(request, address);
    const described = Object.fromEntries(graph.map((node) => [node['@type'], node]));
    expect(described.Service).toMatchObject({ name: 'UX Audit', provider: { name: 'Wajha' } });
    const steps = described.BreadcrumbList?.itemListElement as { name: string }[];
    expect(steps.map(({ name }) => name)).toEqual(['Home', 'Services', 'Design & UX', 'UX Audit']);
  });
});

test('the button of the services banner opens the contact modal', async ({ page }) => {
  await openPage(page, '/services');
  await page.getByRole('button', { name: 'Talk about your project' }).click();
  await expect(page.getByRole('dialog')).toContainText('A powerful journey starts here.');
});

// Two of one name, and a browser shows no transition at all.
test('one door at a time grows into its page: that which is pointed at, or has the focus', async ({
  page,
}) => {
  const named = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none'),
    );
  const main = page.getByRole('main');
  await openPage(page, '/services');
  expect(await named()).toEqual([]);
  await main.getByRole('link', { name: 'Design & UX' }).hover();
  expect(await named()).toEqual(['door']);
  await main.getByRole('link', { name: 'Digital Marketing' }).focus();
  expect(await named()).toEqual(['door']);
  await openPage(page, '/services/design-&-ux');
  await main.getByRole('link', { name: 'UX Audit' }).hover();
  expect(await named()).toEqual(['door', 'next-door']);
});
