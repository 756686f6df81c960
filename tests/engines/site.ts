import { expect } from 'vitest';
import type { Language } from '../../src/model/language.ts';
import { siteWordsIn } from '../../src/model/wording/index.ts';
import { inLanguage } from '../../src/web/admin/language/in-language.ts';
import { sentences } from '../../src/web/admin/language/sentences.ts';
import { signIn } from '../support/sign-in.ts';
import type { Window } from './window.ts';

/** What a journey goes through: a site in one language, in a window of one width. */
export interface Site {
  window: Window;
  url: string;
  password: string;
  language: Language;
  width: number;
}

export interface Journey {
  name: string;
  /** Where it can be made at all. */
  at?: 'phone' | 'desktop';
  walk(site: Site): Promise<void>;
}

/** In the site's language: `/blog` or `/ar/blog`. */
export const pathIn = ({ language }: Site, path: string) =>
  language === 'en' ? path : `/ar${path}`.replace(/\/$/, '');

/** Until it is laid out to its end: a part that still moved would not meet its click. */
export async function openPage(site: Site, path: string) {
  const { window, url } = site;
  await window.open(url + pathIn(site, path));
  await expect.poll(() => window.run(() => 'laidOut' in document.body.dataset)).toBe(true);
}

export const wordsOf = ({ language }: Site) => siteWordsIn(language);

/** What the admin area says by itself. */
export const adminWordsOf = ({ language }: Site) => inLanguage(sentences, language);

export const expectPath = (site: Site, path: string) =>
  expect.poll(() => site.window.path()).toBe(pathIn(site, path));

export async function askApi(site: Site, path: string) {
  const token = await signIn(site);
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${site.url}/api${path}`, { headers })).json();
}
