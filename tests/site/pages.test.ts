import { afterEach, expect, test } from 'vitest';
import type { PageRequest, RenderedPage } from '../../src/model/contracts/page-request.ts';
import { openSiteApp, plainPage, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

const settings = (more: object) => ({ agencyName: 'Agency', offices: [], ...more });

test('a page may frame the hosts of the map and the scheduler, and nothing else', async () => {
  app = await openSiteApp();
  const framed = async () =>
    /frame-src ([^;]*)/.exec(String((await app.get('/')).headers['content-security-policy']))?.[1];
  expect(await framed()).toBe("'none'");
  await app.save('PUT', '/settings', {
    ...settings({
      mapUrl: 'https://maps.example/embed?q=1',
      schedulingUrl: 'https://time.example',
    }),
  });
  expect(await framed()).toBe('https://maps.example https://time.example');
  await app.save('PUT', '/settings', settings({ mapUrl: '' }));
  expect(await framed()).toBe("'none'");
});

test('a page that fails to render never replaces a good one', async () => {
  let fail: ((request: PageRequest) => RenderedPage) | undefined;
  app = await openSiteApp('sqlite', (request) => fail?.(request) ?? plainPage());
  const good = (await app.get('/services')).body;

  fail = ({ logError }) => {
    logError(new Error('rendering'));
    return { status: 500, html: 'broken' };
  };
  await app.save('PUT', '/settings', settings({}));
  expect(await app.get('/services')).toMatchObject({ statusCode: 200, body: good });
  expect(await app.get('/about-us')).toMatchObject({ statusCode: 500, body: 'broken' });

  fail = () => {
    throw new Error('thrown');
  };
  expect(await app.get('/services')).toMatchObject({ statusCode: 200, body: good });
  expect((await app.get('/about-us')).json()).toMatchObject({ error: 'Something went wrong' });

  fail = () => ({ status: 404, html: 'gone' });
  expect(await app.get('/services')).toMatchObject({ statusCode: 404, body: 'gone' });
  fail = undefined;
  expect(await app.get('/about-us')).toMatchObject({ statusCode: 200, body: good });
});

test('a page wanted by many at once is rendered once', async () => {
  let renders = 0;
  app = await openSiteApp('sqlite', async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return plainPage();
  });
  await Promise.all(Array.from({ length: 20 }, () => app.get('/our-work?from=mail')));
  expect(renders).toBe(1);
});

test('errors of the pages reach the log of the server', async () => {
  app = await openSiteApp('sqlite', ({ logError }) => {
    logError(new Error('a loader failed'));
    return plainPage();
  });
  const lines: unknown[] = [];
  app.http.log.error = (line: unknown) => lines.push(line);
  await app.get('/');
  expect(lines).toMatchObject([{ err: { message: 'a loader failed' } }]);
});

test('an unknown path of the API is JSON beside the pages too', async () => {
  app = await openSiteApp();
  expect((await app.get('/api/nothing')).json()).toMatchObject({ error: 'Not found' });
});
