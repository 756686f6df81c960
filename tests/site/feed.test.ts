import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from './content.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());

test('the feeds hold the newest posts of their language, and a save shows at once', async () => {
  const { _id } = await app.save('POST', '/blogs', {
    ...post('Tips & <tricks>', 'حيل'),
    date: '2026-05-01',
  });
  for (let count = 1; count <= 20; count++) await app.save('POST', '/blogs', post(`Post ${count}`));
  await app.save('PUT', '/seo/admin/page/blogs', {
    title: 'The "blog"',
    description: 'All of it',
    ar: { title: 'المدونة' },
  });

  const english = await app.get('/blog/rss.xml');
  expect(english.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(english.body).toContain('<title>The &quot;blog&quot;</title>');
  expect(english.body).toContain(`<link>${publicUrl}/blog</link>`);
  expect(english.body.match(/<item>/g)).toHaveLength(20);
  expect(english.body).toContain('<title>Tips &amp; &lt;tricks&gt;</title>');
  expect(english.body).toContain(`<guid>${publicUrl}/blog-details/${_id}</guid>`);
  expect(english.body).toContain('<pubDate>Fri, 01 May 2026 00:00:00 GMT</pubDate>');
  expect(english.body).toContain('&lt;h2&gt;First&lt;/h2&gt;&lt;p&gt;One&lt;br&gt;two&lt;/p&gt;');
  expect(english.body).toContain(
    '&lt;p&gt;The article Tips &amp;amp; &amp;lt;tricks&amp;gt;&lt;/p&gt;',
  );

  const arabic = await app.get('/ar/blog/rss.xml');
  expect(arabic.body).toContain('<language>ar</language>');
  expect(arabic.body).toContain('<title>المدونة</title>');
  expect(arabic.body).toContain('<title>حيل</title>');
  expect(arabic.body).toContain(`<link>${publicUrl}/ar/blog-details/${_id}</link>`);

  await app.save('PUT', `/blogs/${_id}`, { ...post('Renamed'), date: '2026-05-02' });
  expect((await app.get('/blog/rss.xml')).body).toContain('<title>Renamed</title>');
});

test('a sign that XML cannot hold does not break the feed', async () => {
  await app.save('POST', '/blogs', { ...post('Bell \u0007 and \ud800'), date: '2026-06-01' });
  expect((await app.get('/blog/rss.xml')).body).toMatch(/<title>Bell {2}and .*<\/title>/);
});
