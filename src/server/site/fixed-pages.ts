import { about } from '../../model/pages/about/index.ts';
import { blogs } from '../../model/pages/blogs/index.ts';
import { contact } from '../../model/pages/contact/index.ts';
import { home } from '../../model/pages/home/index.ts';
import { localSeo } from '../../model/pages/local-seo/index.ts';
import { ourWork } from '../../model/pages/our-work/index.ts';
import type { SeoKey } from '../../model/pages/seo/index.ts';
import { services } from '../../model/pages/services/index.ts';
import { postsOnPage } from '../../model/posts-on-page.ts';
import type { Page } from '../../model/vocabulary/nodes.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';

/** A public page whose address no record decides. */
export interface FixedPage {
  /** Its English path. */
  path: string;
  seo?: SeoKey;
  /** The kinds of the records that it shows. */
  kinds: string[];
  /** Where its content is read; none where the page brings its own, in both languages. */
  content?: string;
}

const kindsOf = (page: Page) =>
  placesOf(page)
    .filter(({ owner }) => owner === null)
    .map(({ kind }) => kind);

/** The long lists are judged by their beginning, which is what their page shows first. */
export const fixedPages: readonly FixedPage[] = [
  { path: '/', seo: 'home', kinds: kindsOf(home) },
  { path: '/services', seo: 'services', kinds: kindsOf(services), content: '/services' },
  { path: '/localseo', kinds: kindsOf(localSeo), content: '/local-seo?limit=50' },
  { path: '/our-work', seo: 'our-work', kinds: kindsOf(ourWork), content: '/our-work' },
  { path: '/about-us', seo: 'about-us', kinds: kindsOf(about), content: '/about' },
  { path: '/blog', seo: 'blogs', kinds: kindsOf(blogs), content: `/blogs?limit=${postsOnPage}` },
  { path: '/contact-us', seo: 'contact-us', kinds: kindsOf(contact), content: '/contact' },
  { path: '/website-leasing', seo: 'website-leasing', kinds: [] },
  { path: '/website-leasing/sar', seo: 'website-leasing', kinds: [] },
];
