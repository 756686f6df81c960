import { message } from '../../messages/message.ts';
import { publicPaths } from '../../public-paths.ts';
import type { AnswerOf, ItemOf } from '../../vocabulary/answers.ts';
import { date } from '../../vocabulary/dates.ts';
import { list, object, prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block, collection, group, page } from '../../vocabulary/nodes.ts';
import { bannerTexts } from '../banner.ts';
import { headings } from './headings.ts';

export const blogPosts = collection({
  noun: 'blog',
  path: '',
  idFrom: 'title',
  newestFirst: 'date',
  publicPage: { path: publicPaths.post, mainText: ['description', 'mainPara'] },
  fields: {
    title: text('Title'),
    description: object('Description', {
      mainPara: prose('Main paragraph', { rows: 6, markup: 'page' }),
      subHeading: list('Sub headings', {
        title: text('Sub heading title'),
        description: prose('Sub heading description', { rows: 6, markup: 'page' }),
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
  fetchFailed: message('fetchFailed', { noun: 'blogs' }),
  root: group({ blogs: blogPosts, banner: blogBanner, headings }),
});

export type Blogs = AnswerOf<typeof blogs>;
export type BlogPost = ItemOf<typeof blogPosts>;
