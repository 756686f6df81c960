import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blogs } from '../../src/model/pages/blogs/index.ts';
import type { OnChange } from '../../src/server/content/changes.ts';
import { createContent } from '../../src/server/content/content.ts';
import { Change } from '../../src/server/content/dependencies.ts';
import { readListsAhead } from '../../src/server/content/read-lists-ahead.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const inWholeList = 500;
/** Together more than what is kept of pages. */
const others = 150;
const large = 'ا'.repeat(40_000);

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
    await addPosts(app);
  });
  afterAll(() => app.close());

  /** Without a new version, which tells what is read from what is remembered. */
  const rewrite = async (title: string) => {
    for (const id of ['post-0', `post-${inWholeList}`]) {
      const { db } = app.storage;
      const body = JSON.stringify(post(title));
      await db.updateTable('document').set({ body }).where('id', '=', id).execute();
    }
  };
  const firstTitle = async (path: string) => (await app.call('GET', path)).body.blogs[0].title;

  test('reading on through the pages pushes out pages, and nothing that the whole list carries', async () => {
    expect(await firstTitle('/blogs')).toBe('Post');
    for (const page of [6, 7]) await app.call('GET', `/blogs?limit=100&page=${page}`);
    await rewrite('Written anew');
    await app.admin('POST', '/blogs', { ...post('The oldest'), date: '1900-01-01' });
    expect(await firstTitle('/blogs')).toBe('Post');
    expect(await firstTitle('/blogs?limit=1')).toBe('Post');
    expect(await firstTitle('/blogs?limit=1&page=501')).toBe('Written anew');
  });

  test('the whole list is read before anybody asks for it, and again after a change to it', async () => {
    let change: OnChange = () => {};
    const content = createContent(app.storage, {
      write: (work) => work(app.storage.db),
      onWrite() {},
      onChange() {},
    });
    const titleOf = async (language?: 'en' | 'ar') => {
      const { blogs: posts } = await content.readPage(blogs, { language });
      return (posts as { title: string }[])[0]?.title;
    };
    await rewrite('Read ahead');
    await readListsAhead([blogs], content, { onChange: (listener) => (change = listener) });
    await rewrite('Too late');
    for (const language of [undefined, 'en', 'ar'] as const) {
      expect(await titleOf(language)).toBe('Read ahead');
    }

    const { db } = app.storage;
    await db.updateTable('document').set({ version: 2 }).where('id', '=', 'post-0').execute();
    const read = vi.spyOn(content, 'readPage');
    change(new Change(['about']));
    change(new Change(['blogs.blogs']));
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
    await Promise.all(read.mock.results.map(({ value }) => value));
    await rewrite('Too late again');
    expect(await titleOf()).toBe('Too late');
  });

  test('what was remembered is forgotten when anything may have changed, as after a restore', async () => {
    const listeners: OnChange[] = [];
    const content = createContent(app.storage, {
      write: (work) => work(app.storage.db),
      onWrite() {},
      onChange: (listener) => void listeners.push(listener),
    });
    const titleOf = async () => {
      const { blogs: posts } = await content.readPage(blogs, {});
      return (posts as { title: string }[])[0]?.title;
    };
    await rewrite('Before the restore');
    expect(await titleOf()).toBe('Before the restore');
    await rewrite('Restored');
    for (const change of listeners) change(new Change(['blogs.blogs']));
    expect(await titleOf()).toBe('Before the restore');
    for (const change of listeners) change(new Change(null));
    expect(await titleOf()).toBe('Restored');
  });
});

const post = (title: string, mainPara = '') => ({
  title,
  description: { mainPara, subHeading: [] },
  date: '2026-01-01',
  author: 'Admin',
  image: '/uploads/a.png',
});

async function addPosts({ storage }: TestApp): Promise<void> {
  const moment = new Date().toISOString();
  const rows = Array.from({ length: inWholeList + others }, (_, at) => ({
    id: `post-${at}`,
    kind: 'blogs.blogs',
    parent_id: null,
    position: at,
    slug: null,
    alias: null,
    hidden: 0,
    body: JSON.stringify(post('Post', at < inWholeList ? '' : large)),
    version: 1,
    created_at: moment,
    updated_at: moment,
    updated_by: 'test',
  }));
  for (let at = 0; at < rows.length; at += 50) {
    await storage.db
      .insertInto('document')
      .values(rows.slice(at, at + 50))
      .execute();
  }
}
