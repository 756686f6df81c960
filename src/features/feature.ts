import type { Bilingual } from '../model/language.ts';

/**
 * What is declared once of a kind of page. Addresses, menu, switches, SEO keys, sitemap, social
 * pictures and the lists of the tests are derived from it. Every property has to be given: one that
 * is left out does not compile.
 */
export interface Feature {
  /** As editors know it. */
  name: Bilingual;
  /**
   * The English address of each of its pages, the first that of its own page. A `:name` stands for
   * the slug or the id of a record.
   */
  paths: Readonly<Record<string, `/${string}`>>;
  /** The key of the page in the content model whose records it shows. */
  content: string;
  /** The key under which editors write its title for search engines; null: its content has the title. */
  seo: string | null;
  /** Its entry in the menu as the product brings it along, named after its first path. */
  menu: { label: Bilingual; badge?: Bilingual; inFooter: boolean } | null;
  /** The name of the toggle that takes its pages off the site; null: no agency does without them. */
  switch: string | null;
  /** What its own page shows while nothing is stored: no page at all, a form, or built-in texts. */
  unstored: 'nothing' | 'form' | 'texts';
  /** The heading on the picture that networks show: a text of the page, or the title for search engines. */
  socialTitle: readonly [block: string, field: string] | 'seo' | null;
  /** Its list of records, where that can be long. */
  longList: LongList | null;
}

export interface LongList {
  /** The name of its parts in the sitemap: `posts-1`. */
  name: string;
  /** The kind of its records. */
  kind: string;
  /** How many of them its own page begins with. */
  first: number;
  /** The path of its further pages, with `:page` for their number; null: its own page links to all. */
  furtherPages: `/${string}:page` | null;
}
