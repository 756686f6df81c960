import { expect, onTestFinished, test } from 'vitest';
import { click, openFirefox, pathOf, textOf, type } from '../support/firefox.ts';
import { startServer } from '../support/server.ts';

test('an editor signs in and changes a text, and the site shows it in both languages', async () => {
  const [server, browser] = await Promise.all([startServer(), openFirefox()]);
  onTestFinished(async () => {
    await browser.close();
    await server.stop();
  });
  const page = await browser.newPage();
  const faults: unknown[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${server.url}/admin`);
  await type(page, 'input[name=username]', 'admin');
  await type(page, 'input[name=password]', server.password);
  await click(page, 'button[type=submit]');
  await expect.poll(() => pathOf(page)).toBe('/admin/dashboard');

  await page.goto(`${server.url}/admin/about/banner`);
  await type(page, '::-p-aria([name="Heading"][role="textbox"])', 'Seen by a fox');
  await type(page, '::-p-aria([name="Heading in Arabic"][role="textbox"])', 'رآه ثعلب');
  await click(page, '::-p-aria([name="Update"][role="button"])');
  const heading = async (path: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(server.url + path)).text())?.[1];
  await expect.poll(() => heading('/about-us')).toBe('Seen by a fox');
  await page.goto(`${server.url}/ar/about-us`);
  expect(await textOf(page, 'h1')).toBe('رآه ثعلب');
  expect(faults).toEqual([]);
});
