import { z } from 'zod';
import type { BlogPost } from '../pages/blogs/index.ts';
import type { ContactInfo } from '../pages/contact/info.ts';

/** The reads that do not follow from the model, by their names, with what each answers. */
export interface NamedAnswers {
  latestPosts: BlogSummary[];
  servicesMenu: ServicesMenus;
  contactDetails: ContactInfo;
  homeExamples: HomeExamples;
  wording: Wording;
}

export type BlogSummary = Pick<
  BlogPost,
  '_id' | 'title' | 'date' | 'createdAt' | 'author' | 'image'
> &
  Partial<Pick<BlogPost, 'imageAlt' | 'imageFocus'>> & { description: { mainHeading: string } };

const labels = z.array(z.string());

const menuCategory = z.object({ route: z.string(), column1: labels, column2: labels });

const menuGroup = z.object({
  route: z.string(),
  colour: z.enum(['pair1', 'pair2', 'pair3', 'pair4', 'pair5', 'house']),
  categories: z.record(z.string(), menuCategory),
  featuredArticles: labels.exactOptional(),
  featuredPosts: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('The ids of the posts behind the featured articles, by their titles'),
});

const menu = z.record(z.string(), menuGroup).meta({ title: 'ServicesMenu' });

/** In both languages, whatever language is asked for. */
export const servicesMenusSchema = z.object({ English: menu, Arabic: menu });

export type ServicesMenus = z.output<typeof servicesMenusSchema>;
/** The groups of services by their names. */
export type Menu = z.output<typeof menu>;
export type MenuGroup = z.output<typeof menuGroup>;
export type MenuCategory = z.output<typeof menuCategory>;

/** The lists of the home page that show examples. */
export const homeExamplesSchema = z.object({ lists: z.array(z.string()) });

export type HomeExamples = z.output<typeof homeExamplesSchema>;

export const wordSchema = z
  .object({
    _id: z.string(),
    text: z.string(),
    where: z.string().describe('The part of the site that says it'),
    shownAt: z.string().describe('A page on which it can be seen'),
    ar: z.object({ text: z.string(), where: z.string() }).partial().exactOptional(),
    original: z
      .object({ text: z.string(), ar: z.object({ text: z.string() }).partial() })
      .partial()
      .exactOptional()
      .describe('For an administrator: what is built in'),
    replaced: z
      .boolean()
      .exactOptional()
      .describe('For an administrator: whether it is said in words of their own'),
    version: z.number().meta({ type: 'integer' }),
  })
  .meta({ title: 'Word' });

/** Every word of the interface. */
export const wordingSchema = z.object({ words: z.array(wordSchema) });

export type ShownWord = z.output<typeof wordSchema>;
export type Wording = z.output<typeof wordingSchema>;

/** A word as an administrator reads it, who reads both languages. */
export type EditedWord = ShownWord & {
  ar: { text: string; where: string };
  original: { text: string; ar: { text: string } };
  replaced: boolean;
};
