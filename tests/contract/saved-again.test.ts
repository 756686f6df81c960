import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

describe.each(engines)('a save that comes again from an old version, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const put = (path: string, body: object) => app.admin('PUT', path, body);
  const versions = async (path: string) => (await app.admin('GET', `${path}/history`)).body.length;

  test('is no conflict with itself, and makes no version', async () => {
    const arabic = { question: 'كم يستغرق؟', answer: 'شهراً' };
    const question = { question: 'How long?', answer: 'A month.', ar: arabic };
    const added = await app.admin('POST', '/home/faq', { ...question, answer: 'A year.' });
    const path = `/home/faq/${added.body._id}`;
    const saved = await put(path, { ...question, version: 1 });
    const again = await put(path, { ...question, version: 1 });
    expect([again.status, again.body]).toEqual([200, saved.body]);
    expect(await versions(path)).toBe(1);

    const { ar: _, ...english } = question;
    expect((await put(path, { ...english, version: 1 })).body).toEqual(saved.body);
    const others = [
      { ...question, answer: 'Two months.' },
      { ...question, ar: { ...arabic, answer: 'شهران' } },
      { ...question, ar: { question: arabic.question } },
      { ...question, ar: null },
    ];
    for (const other of others) {
      const refused = await put(path, { ...other, version: 1 });
      expect(refused).toMatchObject({ status: 409, body: { current: saved.body } });
    }
  });

  test('is a conflict where it says more than what is stored', async () => {
    const path = '/contact/info';
    const { version } = (await put(path, { email1: 'one@example.com' })).body;
    const saved = await put(path, { email1: 'two@example.com', version });
    expect((await put(path, { email1: 'two@example.com', version })).body).toEqual(saved.body);
    const next = { email1: 'two@example.com', phone1: '+968 2400 0000' };
    expect((await put(path, { ...next, version })).status).toBe(409);
  });

  test('is refused as before where there is nothing', async () => {
    const { _id } = (await app.admin('POST', '/home/faq', { question: 'Q?', answer: 'A' })).body;
    const path = `/home/faq/${_id}`;
    await app.admin('DELETE', path);
    expect((await put(path, { question: 'Q?', answer: 'A', version: 1 })).status).toBe(404);
    expect((await put('/about/strategy', { text: 'New', version: 7 })).status).toBe(409);
  });
});
