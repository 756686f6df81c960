import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

describe.each(engines)(
  'the headings of a page whose list stands at its own path, on %s',
  (engine) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await openTestApp(engine);
      const post = {
        title: 'A post',
        description: { mainPara: 'It begins.' },
        image: 'https://a.example/b.png',
      };
      for (let number = 0; number < 3; number += 1) await app.admin('POST', '/blogs', post);
    });
    afterAll(() => app.close());

    const read = async (path: string) => (await app.call('GET', path)).body;

    test('are one more key beside it, whatever part of the list is asked for', async () => {
      const { headings } = await read('/blogs');
      expect(headings).toMatchObject({ related: 'You May Also Like', version: 0 });
      expect(Object.keys(await read('/blogs'))).toEqual(['blogs', 'banner', 'headings']);
      for (const query of ['?limit=2', '?limit=2&page=2', '?limit=2&page=9']) {
        expect(await read(`/blogs${query}`)).toMatchObject({ headings, banner: null, total: 3 });
      }
      expect(await read('/local-seo')).toMatchObject({
        success: true,
        data: [],
        headings: { heading: 'All locations' },
      });
      expect(await read('/local-seo?limit=1&lang=ar')).toMatchObject({
        total: 0,
        headings: { heading: 'كل المدن' },
      });
    });

    test('are saved at an address that is no record of the list', async () => {
      const own = { ...(await read('/local-seo')).headings, heading: 'Where we are' };
      const saved = await app.admin('PUT', '/local-seo/headings', own);
      expect(saved).toMatchObject({ status: 200, body: { heading: 'Where we are', version: 1 } });
      expect((await app.call('GET', '/local-seo/headings')).status).toBe(404);
      expect(await read('/local-seo?limit=1')).toMatchObject({
        headings: { heading: 'Where we are' },
      });
    });
  },
);
