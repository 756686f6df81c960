import { resolve } from 'node:path';
import { expect } from 'vitest';
import { adminWordsOf, askApi, type Journey, type Site } from './site.ts';
import { keys } from './window.ts';

async function openAdmin({ window, url, password, language }: Site, screen: string) {
  await window.run((stored) => localStorage.setItem('adminLanguage', stored), language);
  await window.open(`${url}/admin`);
  await window.type('admin', 'input[name=username]');
  await window.type(password, 'input[name=password]');
  await window.click('button[type=submit]');
  await expect.poll(() => window.path()).toBe('/admin/dashboard');
  await window.open(`${url}/admin/${screen}`);
}

/** The message that has come says that the save is done. */
const untilSaved = ({ window }: Site) =>
  expect.poll(() => window.textOf('.form-message-success')).toBeTruthy();

/** A heading may have each of its clauses in an element. */
async function publicText({ url }: Site, path: string, tag: string) {
  const page = await (await fetch(url + path)).text();
  const [, html] = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(page) ?? [];
  return html?.replaceAll(/<[^>]*>/g, '');
}

export const signIn: Journey = {
  name: 'a wrong password is refused, the right one opens the area, and signing out closes it',
  async walk(site) {
    const { window, url, password, language } = site;
    await window.run((stored) => localStorage.setItem('adminLanguage', stored), language);
    await window.open(`${url}/admin`);
    await window.type('admin', 'input[name=username]');
    await window.type('not the password', 'input[name=password]');
    await window.press(keys.Enter);
    await expect.poll(() => window.textOf('.form-message-failure')).toBeTruthy();
    expect(await window.path()).toBe('/admin');
    await window.type(password, 'input[name=password]');
    await window.press(keys.Enter);
    await expect.poll(() => window.path()).toBe('/admin/dashboard');
    expect(await window.run(() => document.dir)).toBe(language === 'en' ? 'ltr' : 'rtl');
    await window.click('button', adminWordsOf(site).dashboard.logout);
    await expect.poll(() => window.path()).toBe('/admin');
    expect(await window.run(() => localStorage.getItem('adminToken'))).toBeNull();
  },
};

export const post: Journey = {
  name: 'a post is added with its picture, deleted, and brought back by Undo',
  async walk(site) {
    const { window, url, language, width } = site;
    const { form } = adminWordsOf(site);
    const title = `Seen at ${width} px, ${language}`;
    await openAdmin(site, 'blogs');
    await window.type(title, '[name=title]');
    await window.type(title, '[name="ar.title"]');
    await window.type('All is well.', '[name="description.mainPara"]');
    await window.type('كل شيء بخير.', '[name="description.ar.mainPara"]');
    await window.choose(resolve('demo/images/blog-12.webp'), '[type=file][name=image]');
    await expect.poll(() => window.isShown('form img[src^="data:image/"]')).toBe(true);
    await window.click('form [type=submit]');
    await untilSaved(site);

    const stored = async () =>
      ((await askApi(site, '/blogs?limit=100')) as { blogs: Post[] }).blogs.find(
        (each) => each.title === title,
      );
    const shown = await stored();
    expect(shown?.image).toMatch(/^\/uploads\//);
    const remove = async () => {
      await window.click('button', `${form.delete}: ${title}`);
      await window.click('[role=alertdialog] button:last-of-type');
      await expect.poll(stored).toBeUndefined();
    };
    await remove();
    await window.click('.undo button');
    await expect.poll(stored).toMatchObject({ title });
    await expect.poll(() => window.isShown('button', `${form.delete}: ${title}`)).toBe(true);
    await window.open(`${url}/blog-details/${shown?._id}`);
    expect(await window.textOf('h1')).toBe(title);
    const isDrawn = () =>
      window.run((image) => {
        const pictures = [...document.querySelectorAll('main img')] as HTMLImageElement[];
        return pictures.some(({ src, naturalWidth }) => src.includes(image) && naturalWidth > 0);
      }, nameOf(shown?.image));
    await expect.poll(isDrawn).toBe(true);
    await window.open(`${url}/admin/blogs`);
    await remove();
  },
};

interface Post {
  _id: string;
  title: string;
  image: string;
}

/** Without the parts of the name that say size and format. */
const nameOf = (image = '') => image.replace(/^\/uploads\//, '').replace(/\.\w+$/, '');

export const order: Journey = {
  name: 'an item is moved by its buttons, and back',
  async walk(site) {
    const { window } = site;
    const row = (number: number) => `.record-row:nth-child(${number} of .record-row)`;
    const questions = async () =>
      ((await askApi(site, '/home')) as Home).faq.map(({ question }) => question);
    const before = await questions();
    const [first = '', second = '', ...others] = before;
    await openAdmin(site, 'faq');
    const titleIn = (number: number) => window.textOf(`${row(number)} .record-title`);
    await expect.poll(() => titleIn(1)).toBeTruthy();
    const title = await titleIn(1);
    await window.click(`${row(1)} .move-buttons button:last-child`);
    await expect.poll(questions).toEqual([second, first, ...others]);
    await expect.poll(() => titleIn(2)).toBe(title);
    await window.click(`${row(2)} .move-buttons button:first-child`);
    await expect.poll(questions).toEqual(before);
  },
};

interface Home {
  faq: { question: string }[];
}

export const restore: Journey = {
  name: 'a text is changed in both languages, and its version before is restored',
  async walk(site) {
    const { window, language, width } = site;
    const { history } = adminWordsOf(site);
    const before = await publicText(site, '/about-us', 'h1');
    const [english, arabic] = [`Seen anew at ${width} px, ${language}`, `كما يُرى: ${width}`];
    await openAdmin(site, 'about/banner');
    await window.type(english, '[name=heading]');
    await window.type(arabic, '[name="ar.heading"]');
    await window.click('form [type=submit]');
    await expect.poll(() => publicText(site, '/about-us', 'h1')).toBe(english);
    await expect.poll(() => publicText(site, '/ar/about-us', 'h1')).toBe(arabic);
    await window.click('details.history summary');
    await window.click('details.history button', history.restore);
    await expect.poll(() => publicText(site, '/about-us', 'h1')).toBe(before);
  },
};
