import { asAdministrator } from '../support/administrator.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const languages = [
  { path: '/', lang: 'en', dir: 'ltr', faq: "FAQ'S", loads: /latin/, spares: /arabic/ },
  { path: '/ar', lang: 'ar', dir: 'rtl', faq: 'الأسئلة', loads: /arabic/, spares: /nothing/ },
] as const;

for (const { path, lang, dir, faq, spares } of languages) {
  for (const width of [390, 1440]) {
    test(
      `${path} at ${width} px is whole and quiet`,
      forProof((lang === 'ar') !== (width === 390)),
      async ({ page, baseURL }) => {
        const problems: string[] = [];
        const asked: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) problems.push(message.text());
        });
        page.on('pageerror', (error) => problems.push(error.message));
        page.on('request', (request) => asked.push(request.url()));
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await expect(page.getByRole('heading', { name: faq })).toBeVisible();
        expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
        expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
        expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(1);
        expect(asked.filter((url) => spares.test(url))).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        expect(problems).toEqual([]);
      },
    );
  }
}

test('the language switch leads to the twin, is remembered and can be undone', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar$/);
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('ar');
  await page.goto('/');
  await expect(page).toHaveURL(/\/ar$/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('en');
  await page.goto('/ar');
  await expect(page).toHaveURL(/\/ar$/);
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('en');
});

test('one answer is open at a time, and closes again', async ({ page }) => {
  await openPage(page, '/');
  const answers = page.locator('details[name="faq"]');
  await answers.nth(0).locator('summary').click();
  await answers.nth(1).locator('summary').click();
  await expect(answers.nth(0)).not.toHaveAttribute('open');
  await expect(answers.nth(1)).toHaveAttribute('open');
  await answers.nth(1).locator('summary').click();
  await expect(answers.nth(1)).not.toHaveAttribute('open');

  // On paper nobody could open them.
  await expect(answers.nth(0).locator('p')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answers.nth(0).locator('p')).toBeVisible();
});

test('the background video plays, can be paused, and is left out where nothing may move', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  expect(asked.filter((url) => /hero\.(webm|mp4)/.test(url))).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const isPaused = () =>
    page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause background video' }).click();
  expect(await isPaused()).toBe(true);
  await page.getByRole('button', { name: 'Play background video' }).click();
  await expect.poll(isPaused).toBe(false);
});

test('a film that a quick scroll has passed by does not play', async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    const films: { tell: (entries: { isIntersecting: boolean }[]) => void }[] = [];
    Object.assign(window, { films });
    window.IntersectionObserver = class extends Observer {
      tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(tell, options);
        this.tell = tell;
      }
      override observe(target: Element) {
        // Only told what the test tells it.
        if (target.tagName === 'VIDEO')
          films.push({ tell: (seen) => this.tell(seen as never, this) });
        else super.observe(target);
      }
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'films').length)).toBe(1);
  const played = await page.evaluate(() => {
    const calls: string[] = [];
    for (const name of ['play', 'pause'] as const) {
      Object.assign(HTMLVideoElement.prototype, {
        [name]: async () => {
          calls.push(name);
        },
      });
    }
    const [film] = Reflect.get(window, 'films');
    film.tell([{ isIntersecting: true }, { isIntersecting: false }]);
    film.tell([{ isIntersecting: false }, { isIntersecting: true }]);
    return calls;
  });
  expect(played).toEqual(['pause', 'play']);
});

test('a save shows at once, in its language, and an empty list shows the built-in one', async ({
  page,
  request,
  admin,
}) => {
  const administrator = await asAdministrator(request, admin);
  await page.goto('/');
  const question = 'Does a save show at once?';
  const created = await administrator.post('/home/faq', {
    question,
    answer: 'Yes.',
    ar: { question: 'هل يظهر الحفظ فورًا؟', answer: 'نعم.' },
  });
  const { _id } = await created.json();
  await page.reload();
  await expect(page.getByText(question)).toBeVisible();
  await page.goto('/ar');
  await expect(page.getByText('هل يظهر الحفظ فورًا؟')).toBeVisible();
  await administrator.delete(`/home/faq/${_id}`);
  await page.goto('/');
  await expect(page.getByText(question)).toHaveCount(0);
});

test('an address that is no page says so, in its language', async ({ request }) => {
  for (const [path, lang] of [
    ['/nowhere', 'en'],
    ['/ar/nowhere', 'ar'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(html).toMatch(
      lang === 'en' ? /<a [^>]*href="\/"[^>]*>Home</ : /<a [^>]*href="\/ar"[^>]*>الرئيسية</,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete and its links, questions and languages work', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: "FAQ'S" })).toBeVisible();
    const answer = page.locator('details[name="faq"]').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');
    const groups = page.getByRole('radiogroup', { name: 'Service groups' });
    await expect(groups.getByRole('link', { name: 'UX Audit' })).toBeVisible();
    await groups.getByRole('radio', { name: 'Digital Marketing' }).check();
    await expect(groups.getByRole('link', { name: 'UX Audit' })).toBeHidden();
    await expect(groups.getByRole('link', { name: /Pay Per Click/ })).toHaveAttribute(
      'href',
      '/services/digital-marketing/pay-per-click',
    );
    await page.getByRole('link', { name: 'العربية' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
