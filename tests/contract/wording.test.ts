import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const key = 'common.navigation.speakToAnExpert';
const address = `/wording/${key}`;
const english = 'Speak to an expert';
const arabic = 'تحدّث إلى خبير';
const filledIn = '/wording/common.contactBar.chatAbout';

interface Word {
  _id: string;
}

describe.each(engines)('interface words on %s', (engine) => {
  let app: TestApp;
  afterAll(() => app.close());
  beforeEach(async () => {
    app ??= await openTestApp(engine);
    await app.admin('DELETE', address);
  });

  const find = (words: Word[]) => words.find(({ _id }) => _id === key);
  const read = async (query = '') =>
    find((await app.call('GET', `/wording${query}`)).body.words) as Word;
  const readAsAdmin = async (query = '') =>
    find((await app.admin('GET', `/wording${query}`)).body.words);

  test('are read as they are shown, in one language or both', async () => {
    const where = 'Every page';
    expect(await read()).toEqual({
      _id: key,
      text: english,
      where,
      shownAt: '/',
      ar: { text: arabic, where: 'كل الصفحات' },
      version: 0,
    });
    expect(await read('?lang=ar')).toMatchObject({ text: arabic, where: 'كل الصفحات' });
    expect(await read('?lang=ar')).not.toHaveProperty('ar');
  });

  test('give way to an administrator’s own, who is told what they stand for', async () => {
    const own = { text: 'Talk to us', ar: { text: 'كلّمنا' } };
    const saved = await app.admin('PUT', address, { ...own, version: 0 });
    expect(saved).toMatchObject({ status: 200, body: own });
    expect(await read('?lang=en')).toMatchObject({ text: 'Talk to us' });
    expect(await read('?lang=ar')).toMatchObject({ text: 'كلّمنا' });
    expect(await read()).not.toHaveProperty('original');
    expect(await readAsAdmin()).toMatchObject({
      ...own,
      original: { text: english, ar: { text: arabic } },
      replaced: true,
    });
    expect((await app.admin('DELETE', address)).body).toEqual({ success: true });
    expect(await readAsAdmin('?lang=ar')).toMatchObject({
      text: arabic,
      original: { text: arabic },
      replaced: false,
    });
  });

  test('can be replaced in one language: the other goes on following the program', async () => {
    await app.admin('PUT', address, { text: 'Talk to us' });
    expect(await read('?lang=ar')).toMatchObject({ text: arabic });
    await app.admin('PUT', address, { text: english, ar: { text: 'كلّمنا' } });
    expect(await read()).toMatchObject({ text: english, ar: { text: 'كلّمنا' } });
    const stored = await app.storage.db
      .selectFrom('document')
      .select('body')
      .where('id', '=', `wording.${key}`)
      .executeTakeFirstOrThrow();
    expect(stored.body).not.toContain(english);
    await app.admin('PUT', address, { text: english, ar: null });
    expect(await readAsAdmin()).toMatchObject({ ar: { text: arabic }, replaced: false });
  });

  test('keep their history, and refuse a save that would undo another', async () => {
    const { version } = (await app.admin('PUT', address, { text: 'One' })).body;
    await app.admin('PUT', address, { text: 'Two', version });
    const stale = await app.admin('PUT', address, { text: 'Three', version });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'outdated', current: { text: 'Two', ar: { text: arabic } } },
    });
    expect((await app.admin('DELETE', `${address}?version=${version}`)).status).toBe(409);
    const [before] = (await app.admin('GET', `${address}/history`)).body;
    expect(before).toMatchObject({ version, savedBy: 'admin', data: { text: 'One' } });
    const restored = await app.admin('POST', `${address}/history/${version}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { text: 'One', ar: { text: arabic } } });
  });

  test.each([
    ['dropped', { text: 'A question.' }, 'placeholderMissing', '{subject}'],
    ['dropped', { text: 'Of { subject }' }, 'placeholderMissing', '{subject}'],
    ['added', { text: 'Of {subject}, {name}' }, 'placeholderAdded', '{name}'],
    ['repeated', { text: '{subject}: {subject}' }, 'placeholderAdded', '{subject}'],
    ['dropped', { text: 'Of {subject}', ar: { text: 'سؤال' } }, 'placeholderMissing', '{subject}'],
  ])('are refused with a placeholder %s: %o', async (_what, body, code, name) => {
    const refused = await app.admin('PUT', filledIn, body);
    expect(refused).toMatchObject({ status: 400, body: { code, params: { name } } });
    expect(refused.body.message).toContain(name);
  });

  test.each([
    ['blank', { text: ' ' }],
    ['blank in Arabic', { text: 'Talk', ar: { text: ' ' } }],
    ['too long', { text: 'x'.repeat(501) }],
    ['too long in Arabic', { text: 'Talk', ar: { text: 'س'.repeat(501) } }],
    ['no text', { text: ['Talk'] }],
    ['not there', {}],
  ])('are refused where they are %s', async (_what, body) => {
    expect((await app.admin('PUT', address, body)).status).toBe(400);
    expect(await read('?lang=en')).toMatchObject({ text: english, version: 0 });
  });

  test('plural forms are words like any other, blank where a language has none', async () => {
    const two = '/wording/ourWork.work.weeks.two';
    const saved = await app.admin('PUT', two, { text: '', ar: { text: 'أسبوعان اثنان' } });
    expect(saved).toMatchObject({ status: 200, body: { text: '', ar: { text: 'أسبوعان اثنان' } } });
  });

  test('answer visitors who send a form, in their language', async () => {
    const label = '/wording/forms.labels.website';
    const link = '/wording/forms.messages.invalidLink';
    const tooLong = '/wording/forms.messages.tooLong';
    const thanks = '/wording/forms.messages.thankYou';
    await app.admin('PUT', label, { text: 'Your site', ar: { text: 'موقعك' } });
    await app.admin('PUT', link, { text: 'That is no address', ar: { text: 'هذا ليس رابطًا' } });
    await app.admin('PUT', tooLong, {
      text: 'At most {max} for {label}',
      ar: { text: '{max} على الأكثر في {label}' },
    });
    await app.admin('PUT', thanks, { text: 'Cheers', ar: { text: 'نشكرك' } });
    const lead = { name: 'Huda', email: 'huda@example.com', phone: '1', company: 'Noon' };
    const send = async (more: object) =>
      (await app.call('POST', '/contact/submit', { body: { ...lead, ...more } })).body;
    const long = `https://example.com/${'x'.repeat(2000)}`;

    expect(await send({ website: 'noon' })).toMatchObject({ message: 'That is no address' });
    expect(await send({ website: long, language: 'ar' })).toMatchObject({
      message: '2000 على الأكثر في موقعك',
      fields: { website: '2000 على الأكثر في موقعك' },
    });
    expect(await send({ language: 'ar' })).toEqual({ success: true, message: 'نشكرك' });
    // Whom the same rule tells something in the admin area is told it as ever.
    const refused = await app.admin('PUT', address, { text: 'x'.repeat(501) });
    expect(refused.body.message).toBe('Text must be at most 500 characters');
    for (const own of [label, link, tooLong, thanks]) await app.admin('DELETE', own);
    expect(await send({})).toMatchObject({ message: "Thank you! We'll get back to you soon." });
  });

  test('are the administrator’s to replace, and only those that there are', async () => {
    for (const [method, path] of [
      ['PUT', address],
      ['DELETE', address],
      ['GET', `${address}/history`],
      ['POST', `${address}/history/1/restore`],
    ] as const) {
      const body = method === 'PUT' ? { text: 'Talk' } : undefined;
      expect((await app.call(method, path, { body })).status).toBe(401);
      const unknown = path.replace(key, 'common.nothing');
      expect((await app.admin(method, unknown, body)).status).toBe(404);
    }
    expect((await app.admin('PUT', '/wording/common', { text: 'Talk' })).status).toBe(404);
    expect((await app.admin('PUT', '/wording/__proto__', { text: 'Talk' })).status).toBe(404);
  });

  test('of a version that is no more do no harm', async () => {
    await app.storage.db
      .insertInto('document')
      .values({
        id: 'wording.common.gone',
        kind: 'wording.common.gone',
        parent_id: null,
        position: 0,
        slug: null,
        alias: null,
        hidden: 0,
        body: '{"text":"Gone"}',
        version: 1,
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
        updated_by: 'admin',
      })
      .execute();
    const { status, body } = await app.admin('GET', '/wording');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Gone');
  });
});
