import { leasingPaths } from '../../model/leasing.ts';
import { about } from '../../model/pages/about/index.ts';
import { blogs } from '../../model/pages/blogs/index.ts';
import { contact } from '../../model/pages/contact/index.ts';
import { home } from '../../model/pages/home/index.ts';
import { leasing } from '../../model/pages/leasing/index.ts';
import { localSeo } from '../../model/pages/local-seo/index.ts';
import { ourWork } from '../../model/pages/our-work/index.ts';
import type { SeoKey } from '../../model/pages/seo/index.ts';
import { services } from '../../model/pages/services/index.ts';
import { locationsInFooter, postsOnPage, publicPaths } from '../../model/public-paths.ts';
import type { Page } from '../../model/vocabulary/nodes.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';

/** A public page whose address no record decides. */
export interface FixedPage {
  /** Its English path. */
  path: string;
  seo?: SeoKey;
  /** The kinds of the records that it shows. */
  kinds: string[];
  /** The page is empty without a record of these kinds; no kinds where it never is empty. */
  needs: string[];
  /** Where its content is read; none where the page brings its own, in both languages. */
  content?: string;
  /** What of the answer tells whether it is in Arabic: words that are built in always are. */
  mainContent?: string[];
}

const kindsOf = (page: Page) =>
  placesOf(page)
    .filter(({ owner }) => owner === null)
    .map(({ kind }) => kind);

/** A long list is judged by its beginning, which is what its page shows first. */
const pageOf = (page: Page, seo?: SeoKey, query = ''): FixedPage => ({
  path: page.publicPath ?? page.path,
  kinds: kindsOf(page),
  needs: placesOf(page)
    .filter(({ owner, node }) => owner === null && !node.builtIn)
    .map(({ kind }) => kind),
  content: page.path + query,
  mainContent: Object.entries(page.root.children)
    .filter(([, node]) => !(node.type === 'block' && node.builtIn))
    .map(([key]) => key),
  ...(seo && { seo }),
});

export const fixedPages: readonly FixedPage[] = [
  { path: publicPaths.home, seo: 'home', kinds: kindsOf(home), needs: [] },
  pageOf(services, 'services'),
  pageOf(localSeo, undefined, `?limit=${locationsInFooter}`),
  pageOf(ourWork, 'our-work'),
  pageOf(about, 'about-us'),
  pageOf(blogs, 'blogs', `?limit=${postsOnPage}`),
  // It has its form.
  { ...pageOf(contact, 'contact-us'), needs: [] },
  ...Object.values(leasingPaths).map(
    (path): FixedPage => ({ path, seo: 'website-leasing', kinds: kindsOf(leasing), needs: [] }),
  ),
];
