import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInColours } from '../../src/model/brand/palette.ts';
import { sayIn } from '../../src/model/messages/say.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

describe.each(engines)('the brand, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const builtIn = async () => (await app.call('GET', '/site?lang=en')).body.brand;
  const save = async (changes: object) =>
    app.admin('PUT', '/site/brand', { ...(await builtIn()), ...changes, version: undefined });

  test('is the built-in look while nothing is stored', async () => {
    expect(await builtIn()).toMatchObject({
      logo: null,
      signal: builtInColours.signal,
      pair5: builtInColours.pairs[4],
      corners: 'rounded',
      pattern: 'grid',
    });
  });

  test('a colour that nobody could read is refused with its contrast and the nearest that passes', async () => {
    const { status, body } = await save({ signal: '#ffd400' });
    expect(status).toBe(400);
    expect(body.error).toMatch(
      /^Signal colour: #ffd400 reaches a contrast of 1\.\d\d, and 4\.5 is needed .* nearest colour that passes is #[0-9a-f]{6}\.$/,
    );
    const refused = { code: body.code, params: body.params };
    expect(sayIn('ar', refused)).toMatch(/#ffd400.*1\.\d\d.*4\.5.*#[0-9a-f]{6}/u);
    expect((await save({ signal: body.params.nearest })).status).toBe(200);
  });

  test('the offered end of a gradient is taken', async () => {
    const pair = { from: '#101010', to: '#ffffff' };
    const first = await save({ pair1: pair });
    expect(first.body.fields).toHaveProperty(['pair1.from']);
    const from = first.body.faults['pair1.from'].params.nearest;
    const to = first.body.faults['pair1.to'].params.nearest;
    expect((await save({ pair1: { from, to } })).status).toBe(200);
  });

  test.each([
    'red',
    '#fff',
    '#c6341',
    '#c63418;',
    '#c63418}body{display:none',
    'url(https://evil.example)',
    '</style><script>alert(1)</script>',
    '#c63418\r\nset-cookie: a=b',
    'var(--color-ink)',
    null,
    7,
    ['#c63418'],
  ])('%j is no colour', async (signal) => {
    expect((await save({ signal })).status).toBe(400);
    expect((await save({ pair3: { from: signal, to: '#12b3c9' } })).status).toBe(400);
  });

  test('digits may be sent in capitals and are kept in small letters', async () => {
    expect((await save({ signal: '#C63418' })).body.signal).toBe('#c63418');
  });

  test('a logo or mark is a picture of the site, not a link to another', async () => {
    for (const key of ['logo', 'logoOnDark', 'mark']) {
      const { status, body } = await save({ [key]: 'https://elsewhere.example/logo.png' });
      expect([status, body.error]).toEqual([400, expect.stringMatching(/please upload/)]);
    }
  });
});
