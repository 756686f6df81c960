import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const english = 'Thirty minutes, one clear next step';
const arabic = 'ثلاثون دقيقة تخرج منها بخطوة واضحة';

describe.each(engines)('words that the product brings along, on %s', (engine) => {
  let app: TestApp;
  afterAll(() => app.close());
  beforeEach(async () => {
    app ??= await openTestApp(engine);
    await app.admin('DELETE', '/site/meetup');
  });

  const read = async (query = '') => (await app.call('GET', `/site${query}`)).body.meetup;

  test('are read like stored ones while nothing is stored', async () => {
    expect(await read('?lang=en')).toMatchObject({ heading: english, version: 0 });
    expect(await read('?lang=ar')).toMatchObject({ heading: arabic });
    const both = await read();
    expect(both).toMatchObject({ heading: english, ar: { heading: arabic } });
    expect(both).not.toHaveProperty('arOlder');
  });

  test('give way to a save and come back with a delete', async () => {
    const own = {
      heading: 'Talk to us',
      text: 'Any day.',
      button: 'Pick',
      ar: { heading: 'كلّمنا' },
    };
    const saved = await app.admin('PUT', '/site/meetup', { ...own, version: 0 });
    expect(saved).toMatchObject({ status: 200, body: own });
    expect(await read('?lang=ar')).toMatchObject({ heading: 'كلّمنا', text: 'Any day.' });
    await app.admin('DELETE', '/site/meetup');
    expect(await read('?lang=ar')).toMatchObject({ heading: arabic, version: 0 });
  });

  test('have no Arabic any more where an editor has taken it away', async () => {
    const own = { heading: 'Talk to us', text: 'Any day.', button: 'Pick', ar: null };
    await app.admin('PUT', '/site/meetup', own);
    expect(await read('?lang=ar')).toMatchObject({ heading: 'Talk to us', button: 'Pick' });
    expect(await read()).not.toHaveProperty('ar');
  });

  test('keep their Arabic where a save changes the English alone, and say that it is older', async () => {
    const { text, button } = await read('?lang=en');
    await app.admin('PUT', '/site/meetup', { heading: 'Talk to us', text, button });
    expect(await read()).toMatchObject({ ar: { heading: arabic }, arOlder: ['heading'] });
  });
});
