import { afterEach, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { interceptedReader } from './intercepted-reader.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

const own = { text: 'Ask "us" & <them>', ar: { text: 'اسألنا' } };
const address = '/wording/common.navigation.speakToAnExpert';

test('an administrator’s own words are on every page as soon as they are saved', async () => {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', render);
  for (const path of ['/about-us', '/ar/about-us', '/nowhere']) await app.get(path);
  await app.save('PUT', address, own);
  for (const path of ['/about-us', '/nowhere']) {
    const { body } = await app.get(path);
    expect(body).toContain('Ask &quot;us&quot; &amp; &lt;them&gt;');
    expect(body).not.toContain('Speak to an expert');
  }
  const { body } = await app.get('/ar/about-us');
  expect(body).toContain('اسألنا');
  expect(body).not.toContain('تحدّث إلى خبير');
});

test('a page whose words cannot be read says what is built in, until they can be', async () => {
  const { render } = await loadProductionBuild();
  let isLost = true;
  app = await openSiteApp('sqlite', ({ content, ...request }) => {
    const withoutWords = interceptedReader(content, async (name, read) => {
      if (isLost && name === 'wording') throw new Error('no answer');
      return read();
    });
    return render({ ...request, content: withoutWords });
  });
  await app.save('PUT', address, own);
  const { statusCode, body } = await app.get('/about-us');
  expect(statusCode).toBe(200);
  expect(body).toContain('Speak to an expert');
  isLost = false;
  expect((await app.get('/about-us')).body).toContain('Ask &quot;us&quot;');
});

test('forms ask and answer in an administrator’s own words, without a script too', async () => {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', render);
  await app.save('PUT', '/wording/forms.labels.subject', { text: 'Matter', ar: { text: 'الأمر' } });
  await app.save('PUT', '/wording/forms.messages.required', {
    text: 'Fill in {label}',
    ar: { text: 'املأ {label}' },
  });
  for (const [path, label, fault] of [
    ['/contact-us', 'Matter', 'Fill in Matter'],
    ['/ar/contact-us', 'الأمر', 'املأ الأمر'],
  ] as const) {
    const { body } = await app.get(path);
    expect(body).toMatch(new RegExp(`<label[^>]*>${label}<`));
    // The island checks it by itself once it is alive.
    expect(body).toContain(`&quot;label&quot;:&quot;${label}&quot;`);
    const refused = await app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ form: 'contact-section', firstName: 'Sara' }).toString(),
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(fault);
  }
});

test('a preview shows a word as it was typed, and nobody else', async () => {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', render);
  const drafts = [{ address, values: { text: 'Only typed', ar: { text: 'لم تُحفظ' } } }];
  for (const [language, typed] of [
    ['en', 'Only typed'],
    ['ar', 'لم تُحفظ'],
  ]) {
    const preview = await app.save('POST', '/admin/preview', { language, shownAt: '/', drafts });
    expect(preview.html).toContain(typed);
  }
  expect((await app.get('/')).body).not.toContain('Only typed');
});
