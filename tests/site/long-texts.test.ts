import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { listPicture } from '../support/list-picture.ts';
import { post, service } from './content.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  const build = await loadProductionBuild();
  app = await openSiteApp('sqlite', build.render, build);
});
afterAll(() => app.close());

const bodyOf = async (path: string) => (await app.get(path)).body;

test('an answer shows its marks, and machines read its words', async () => {
  await app.save('POST', '/home/faq', {
    question: 'How?',
    answer: 'Like **this**:\n- [ask](/contact-us)\n- wait\n\n<img src=x onerror=alert(1)>',
    ar: { question: 'كيف؟', answer: '[اسأل](/contact-us) أو [ابحث](https://example.com/)' },
  });
  const english = await bodyOf('/');
  expect(english).toContain(
    '<p>Like <strong>this</strong>:</p><ul><li><a href="/contact-us">ask</a></li><li>wait</li></ul><p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
  expect(english).toContain('"text":"Like this:\\n\\nask\\nwait');
  const arabic = await bodyOf('/ar');
  expect(arabic).toContain('<a href="/ar/contact-us">اسأل</a>');
  expect(arabic).toContain('<a href="https://example.com/" rel="noopener external">ابحث</a>');
});

test('a post is served as it was written, and summed up without its marks', async () => {
  const picture = await listPicture(app.db, `/uploads/${'0'.repeat(32)}-800x500-aabbcc.webp`);
  const mainPara = `**Strong** [words](/about-us)\n\n![A door](${picture})`;
  const sent = post('Marked');
  const description = { ...sent.description, mainPara };
  const { _id } = await app.save('POST', '/blogs', { ...sent, description });
  const stored = (await app.get(`/api/blogs/${_id}`)).json();
  expect(stored.description.mainPara).toBe(mainPara);
  const [latest] = (await app.get('/api/blogs/latest')).json();
  expect(latest.description.mainHeading).toBe('Strong words');

  const page = await bodyOf(`/blog-details/${_id}`);
  expect(page).toContain('<meta name="description" content="Strong words"/>');
  expect(page).toContain('<figure><picture class="contents"><source');
  expect(page).toContain(`alt="A door" width="800" height="500" loading="lazy"`);
  expect(await bodyOf('/blog')).not.toContain('**');
  const feed = await bodyOf('/blog/rss.xml');
  expect(feed).toContain('<description>Strong words');
  expect(feed).toContain(
    `&lt;strong&gt;Strong&lt;/strong&gt; &lt;a href=&quot;${publicUrl}/about-us&quot;&gt;words&lt;/a&gt;`,
  );
});

test('no link stands in a card that is a link', async () => {
  const [en, ar] = ['Made **well**, see [more](/about-us)', undefined];
  await app.save('POST', '/services/services', { ...service('Craft', ar), description: en });
  expect(await bodyOf('/services')).toContain('>Made well, see more</p>');
  expect(await bodyOf('/services/craft')).toContain(
    'Made <strong>well</strong>, see <a href="/about-us">more</a>',
  );
});
