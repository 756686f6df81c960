import { afterAll, beforeAll, expect, test } from 'vitest';
import { createResolver, type Resolve, type ResolvedPage } from '../../src/server/pages/resolve.ts';
import { loadProductionBuild, type WebBuild } from '../../src/server/pages/web-build.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { interceptedReader } from './intercepted-reader.ts';

let app: TestApp;
let web: WebBuild;
let resolve: Resolve;
beforeAll(async () => {
  app = await openTestApp('sqlite');
  resolve = createResolver({ db: app.storage.db, reader: app.reader }, { onChange() {} });
  web = await loadProductionBuild();
});
afterAll(() => app.close());

/** A page whose content is answered by the test where it has an answer, and else as it is stored. */
async function render(pathname: string, answers: Record<string, () => unknown>) {
  const logged: unknown[] = [];
  const { address: _, ...page } = (await resolve(pathname)) as ResolvedPage;
  const { status, html } = await web.render({
    ...page,
    // As if there were such a record.
    record: { kind: 'services.services.primaryServices', ids: ['1', '2'] },
    pathname,
    search: '',
    publicUrl: 'https://agency.example',
    content: interceptedReader(app.reader, async (name, read) => answers[name]?.() ?? read()),
    takeTurn: async () => {},
    logError: (error) => logged.push(error),
    isPreview: false,
  });
  return { status, logged, alert: /role="alert".*?<\/div>/s.exec(html)?.[0], html };
}

const lost = new Error('the database is gone');
const fail = () => {
  throw lost;
};

test('a page about services says that they could not be read, in its words', async () => {
  for (const [path, read, heading] of [
    ['/services', 'page services', 'Error Loading Services Data'],
    ['/services/design', 'record services.services', 'Error Loading Services Data'],
    [
      '/services/design/audit',
      'record services.services.primaryServices',
      'Error Loading Services Data',
    ],
    ['/ar/services/design', 'record services.services', 'خطأ في تحميل بيانات الخدمات'],
  ] as const) {
    const { status, alert, logged } = await render(path, {
      'record services.services': fail,
      [read]: fail,
    });
    expect(status, path).toBe(500);
    expect(alert, path).toContain(heading);
    expect(alert, path).toContain('HTTP error! status: 500');
    expect(logged, path).toMatchObject([{ cause: lost }]);
  }
});

test('a failure that has a status is told with it', async () => {
  const later = () => {
    throw Object.assign(new Error('later'), { status: 503 });
  };
  for (const [path, read, heading] of [
    ['/services', 'page services', 'Error Loading Services Data'],
    ['/about-us', 'page about', 'Error Loading Data'],
  ] as const) {
    const { status, alert } = await render(path, { [read]: later });
    expect(status, path).toBe(503);
    expect(alert, path).toContain(heading);
    expect(alert, path).toContain('HTTP error! status: 503');
  }
});

test('a work card without a time says 8 weeks', async () => {
  const stored = await app.reader.page('our-work');
  const card = {
    _id: 'card',
    title: 'A loan form',
    description: 'That people finish.',
    timeline: null,
    satisfaction: 97,
    growth: 'Up',
    image: '/uploads/card.png',
  };
  const answer = () => ({ ...stored, work: { ...stored.work, cards: [card] } });
  expect((await render('/our-work', { 'page our-work': answer })).html).toContain('8 weeks');
});
