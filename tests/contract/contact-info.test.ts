import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const filled = {
  tagline: 'Talk to us',
  phone1: '+971 4 555 0100',
  location: 'Dubai',
  ar: { tagline: 'تحدث إلينا', location: 'دبي' },
};

describe.each(engines)('contact information on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    expect((await app.admin('PUT', '/contact/info', filled)).status).toBe(200);
  });

  const save = async (body: object) => (await app.admin('PUT', '/contact/info', body)).body;

  test('a text that is sent blank stays, and its Arabic with it', async () => {
    const { ar } = filled;
    expect(await save({ ...filled, tagline: '' })).toMatchObject({ tagline: 'Talk to us', ar });
    expect(await save({ phone1: '+971 4 555 0199', ar: {} })).toMatchObject({ ar });
    expect(await save({ tagline: ' ', location: 'Dubai', ar: { tagline: '', location: 'دبي' } })) //
      .toMatchObject({ tagline: 'Talk to us', ar });
  });

  test('what was kept is not taken for older than its English', async () => {
    expect(await save({ ...filled, tagline: '' })).not.toHaveProperty('arOlder');
  });

  test('Arabic can be written where the English was sent before', async () => {
    const saved = await save({ phone1: '+971 4 555 0100', ar: { tagline: 'كلّمنا' } });
    expect(saved).toMatchObject({
      tagline: 'Talk to us',
      ar: { tagline: 'كلّمنا', location: 'دبي' },
    });
  });

  test('beside a text that is sent, its Arabic is replaced or goes', async () => {
    expect((await save({ tagline: 'Talk to us', ar: { tagline: '' } })).ar).toEqual({
      location: 'دبي',
    });
    expect((await save({ location: 'Dubai', ar: null })).ar).toBeUndefined();
  });

  test('clearing a field clears its Arabic and nothing else', async () => {
    const { body } = await app.admin('DELETE', '/contact/info/field', { field: 'tagline' });
    expect(body).toMatchObject({ tagline: '', location: 'Dubai', ar: { location: 'دبي' } });
    expect(body.ar).not.toHaveProperty('tagline');
  });
});
