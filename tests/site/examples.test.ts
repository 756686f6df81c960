import { afterEach, describe, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { forgetOldVersions } from '../../src/server/process/tidy.ts';
import { engines } from '../support/app.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

const lists = {
  '/home/faq': {
    body: { question: 'Who are you?', answer: 'Falaj Works.' },
    examples: ['Our studio is in Dubai', 'مقرّنا في دبي'],
    section: 'faq-heading',
  },
  '/home/portfolio': {
    body: { name: 'A souq', description: 'Open all night.', image: 'web' },
    examples: ['Product Design &amp; Prototyping', 'تصميم المنتجات والنماذج الأولية'],
    section: 'portfolio-heading',
  },
};

describe.each(engines)('on %s', (engine) => {
  const open = async () => {
    const { render } = await loadProductionBuild();
    app = await openSiteApp(engine, render);
  };
  const pages = async () => [(await app.get('/')).body, (await app.get('/ar')).body];
  const remove = (path: string) =>
    app.http.inject({
      method: 'DELETE',
      url: `/api${path}`,
      headers: { authorization: app.authorization },
    });

  test('a list that never had a record shows examples, of which search engines are told nothing', async () => {
    await open();
    const shown = await pages();
    for (const { examples } of Object.values(lists)) {
      expect(shown.map((html, at) => html.includes(examples[at] as string))).toEqual([true, true]);
    }
    for (const html of shown) expect(html).not.toContain('FAQPage');
    expect((await app.get('/api/home/examples')).json()).toEqual({ lists: ['portfolio', 'faq'] });
  });

  test.each(Object.entries(lists))(
    'an emptied list is empty, also when its last version is long gone: %s',
    async (path, { body, examples, section }) => {
      await open();
      const { _id } = await app.save('POST', path, body);
      await expectNothingMadeUp();
      expect((await remove(`${path}/${_id}`)).statusCode).toBe(200);
      await forgetOldVersions(app.db, 0);
      await expectNothingMadeUp();
      for (const html of await pages()) expect(html).not.toContain(section);

      async function expectNothingMadeUp() {
        const shown = await pages();
        expect(shown.some((html) => examples.some((text) => html.includes(text)))).toBe(false);
      }
    },
  );

  test('a site without services, portfolio and questions has nothing to scroll down to', async () => {
    await open();
    for (const [path, { body }] of Object.entries(lists)) {
      const { _id } = await app.save('POST', path, body);
      await remove(`${path}/${_id}`);
    }
    for (const html of await pages()) expect(html).not.toContain('scroll-hint');
  });
});
