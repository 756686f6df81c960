import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { listPicture } from '../support/list-picture.ts';
import { service } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeEach(async () => {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', render);
});
afterEach(() => app.close());

const pageAt = async (path: string) => (await app.get(path)).body;

/** A block as it is read, with some of it changed. */
async function change(page: string, block: string, changes: object) {
  const { [block]: shown } = (await app.get(`/api${page}`)).json();
  const { ar, ...values } = { ...shown, ...changes };
  return app.save(
    'PUT',
    `${page}/${block.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    {
      ...values,
      ar: { ...shown.ar, ...ar },
    },
  );
}

const work = {
  title: 'A wall',
  description: 'Dry, without mortar',
  timeline: 2,
  satisfaction: 90,
  growth: 'Longer',
  image: '/uploads/wall.png',
};

test.each([
  ['/home', 'headings', 'portfolio', '/'],
  ['/home', 'hero', 'heading', '/'],
  ['/about', 'headings', 'closing', '/about-us'],
  ['/our-work', 'headings', 'closing', '/our-work'],
  ['/contact', 'headings', 'form', '/contact-us'],
  ['/services', 'headings', 'services', '/services'],
  ['/blogs', 'headings', 'related', '/blog-details/none'],
  ['/local-seo', 'headings', 'heading', '/localseo'],
  ['/site', 'notFound', 'heading', '/nowhere'],
  ['/site', 'forms', 'title', '/about-us'],
])('%s/%s: a changed %s is on %s in both languages', async (page, block, field, path) => {
  await app.save('POST', '/services/services', service('Masonry'));
  await app.save('POST', '/our-work/work/cards', work);
  const { [block]: before } = (await app.get(`/api${page}`)).json();
  const html = (await pageAt(path)).replaceAll(/<\/?span[^>]*>/g, '');
  expect(html).toContain(before[field].replace("'", '&#x27;'));
  await change(page, block, { [field]: 'Said otherwise', ar: { [field]: 'قيل بطريقة أخرى' } });
  expect(await pageAt(path)).toContain('Said otherwise');
  expect(await pageAt(`/ar${path === '/' ? '' : path}`)).toContain('قيل بطريقة أخرى');
});

test('a group shows the tools it has, by the marks that were chosen, and no strip without any', async () => {
  const tools = [
    { name: 'Plumb <line>', mark: 'initials' },
    { name: 'Compass', mark: 'pen' },
  ];
  await app.save('POST', '/services/services', { ...service('Masonry'), tools });
  await app.save('POST', '/services/services', service('Gardens'));
  const masonry = await pageAt('/services/masonry');
  expect(masonry).toContain('The tools behind the work');
  expect(masonry).toContain('Plumb &lt;line&gt;');
  expect(masonry).toContain('>P&lt;</text>');
  expect(await pageAt('/services')).toContain('Compass');
  const gardens = await pageAt('/services/gardens');
  expect(gardens).not.toContain('The tools behind the work');
  expect(gardens).not.toContain('Compass');
});

test('the privacy note may lead to the page that says more', async () => {
  await change('/site', 'forms', { privacy: 'All of it: [Privacy](/page/privacy)' });
  expect(await pageAt('/contact-us')).toContain('All of it: <a href="/page/privacy">Privacy</a>');
});

test('a blank privacy note and a blank second button leave nothing behind', async () => {
  const note = 'We pass it on to nobody';
  const shownIn = (html: string) => html.match(/<p[^>]*>We use what you send[^<]*/g);
  expect(shownIn(await pageAt('/contact-us'))).toHaveLength(2);
  await change('/site', 'forms', { privacy: '', ar: { privacy: '' } });
  expect(await pageAt('/contact-us')).not.toContain(note);
  await change('/home', 'hero', { workButton: '', ar: { workButton: '' } });
  const home = await pageAt('/');
  expect(home.slice(home.indexOf('<h1'), home.indexOf('Scroll Down'))).not.toContain('/our-work');
});

test('the tagline stands in the hero while it has no text of its own', async () => {
  await app.save('PUT', '/settings', { agencyName: 'Harbour', tagline: 'Ships and sheds' });
  expect(await pageAt('/')).toContain('>Ships and sheds</p>');
  await change('/home', 'hero', { lead: 'We build piers' });
  expect(await pageAt('/')).toContain('>We build piers</p>');
});

test('the film is shown in the colours that it was made in, and the tiles in all others', async () => {
  const { brand } = (await app.get('/api/site')).json();
  expect(await pageAt('/')).toContain('/video/hero.webm');
  await change('/site', 'brand', { pair2: { from: '#ffb52e', to: '#ec5a1c' } });
  const home = await pageAt('/');
  expect(home).not.toContain('<video');
  expect(home).toContain('facade-wide');
  await change('/site', 'brand', { pair2: brand.pair2 });
});

test('an own picture takes the place of the film and is asked for first', async () => {
  expect(await pageAt('/')).toContain('/video/hero.webm');
  const image = await listPicture(
    app.db,
    '/uploads/0123456789abcdef0123456789abcdef-1600x900-4a5b6c.webp',
  );
  await change('/home', 'hero', { image, imageAlt: 'A pier', imageFocus: '30% 70%' });
  const home = await pageAt('/');
  expect(home).not.toContain('/video/');
  expect(home).not.toContain('<video');
  const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(home) ?? [];
  expect(preload).toContain('fetchPriority="high"');
  expect(preload).toContain('imageSrcSet="/uploads/');
  expect(home).toMatch(/<img alt="A pier"[^>]*focus-x-30 focus-y-70/);
});
