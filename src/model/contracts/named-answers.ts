import type { GroupColour } from '../brand/group-colour.ts';
import type { BlogPost } from '../pages/blogs/index.ts';
import type { ContactInfo } from '../pages/contact/info.ts';

/** The reads that do not follow from the model, by their names, with what each answers. */
export interface NamedAnswers {
  latestPosts: BlogSummary[];
  servicesMenu: ServicesMenus;
  contactDetails: ContactInfo;
  /** The lists of the home page that show examples. */
  homeExamples: { lists: string[] };
  wording: Wording;
}

export type BlogSummary = Pick<
  BlogPost,
  '_id' | 'title' | 'date' | 'createdAt' | 'author' | 'image'
> &
  Partial<Pick<BlogPost, 'imageAlt' | 'imageFocus'>> & { description: { mainHeading: string } };

/** In both languages, whatever language is asked for. */
export type ServicesMenus = Record<'English' | 'Arabic', Menu>;

/** The groups of services by their names. */
export type Menu = Record<string, MenuGroup>;

export interface MenuGroup {
  route: string;
  colour: GroupColour;
  categories: Record<string, MenuCategory>;
  featuredArticles?: string[];
  /** The ids of the posts behind those titles. */
  featuredPosts?: Record<string, string>;
}

export interface MenuCategory {
  route: string;
  column1: string[];
  column2: string[];
}

export interface Wording {
  words: ShownWord[];
}

/** An interface word as visitors read it. */
export type ShownWord = {
  _id: string;
  text: string;
  /** The part of the site that says it. */
  where: string;
  /** A page on which it can be seen. */
  shownAt: string;
  version: number;
};

/** The same for an administrator, in both languages and with what is built in. */
export type EditedWord = ShownWord & {
  ar: Pick<ShownWord, 'text' | 'where'>;
  original: { text: string; ar: { text: string } };
  replaced: boolean;
};
