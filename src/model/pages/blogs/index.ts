import { date, list, object, prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import {
  type AnswerOf,
  block,
  collection,
  group,
  type ItemOf,
  page,
} from '../../vocabulary/nodes.ts';
import { bannerTexts } from '../banner.ts';

/** Whether the article itself has its Arabic: a translated title alone is no Arabic page. */
export function postInArabic({ description }: Record<string, unknown>): boolean {
  return Boolean((description as { ar?: { mainPara?: string } }).ar?.mainPara);
}

export const blogPosts = collection({
  noun: 'blog',
  path: '',
  idFrom: 'title',
  newestFirst: 'date',
  inArabic: postInArabic,
  fields: {
    title: text('Title'),
    description: object('Description', {
      mainPara: prose('Main paragraph', { rows: 6 }),
      subHeading: list('Sub headings', {
        title: text('Sub heading title'),
        description: prose('Sub heading description', { rows: 6 }),
      }),
    }),
    date: date('Date'),
    author: text('Author', { required: false, fallback: 'Admin' }),
    image: image('Image', { required: true }),
  },
});

export const blogBanner = block({
  noun: 'banner',
  fields: { ...bannerTexts, image: image('Image', { required: true, pngOnly: true }) },
});

export const blogs = page({
  key: 'blogs',
  fetchFailed: 'Failed to fetch blogs',
  root: group({ blogs: blogPosts, banner: blogBanner }),
});

export type Blogs = AnswerOf<typeof blogs>;
export type BlogPost = ItemOf<typeof blogPosts>;
