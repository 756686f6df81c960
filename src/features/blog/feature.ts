import type { Feature } from '../feature.ts';

export const blog = {
  name: { en: 'Blog', ar: 'المدونة' },
  paths: { blog: '/blog', olderPosts: '/blog/page/:page', post: '/blog-details/:slug' },
  content: 'blogs',
  seo: 'blogs',
  menu: { label: { en: 'Blog', ar: 'المدونة' }, inFooter: true },
  switch: 'blog',
  unstored: 'nothing',
  socialTitle: ['banner', 'heading'],
  longList: {
    name: 'posts',
    kind: 'blogs.blogs',
    // The hero and the six of the grid.
    first: 7,
    furtherPages: '/blog/page/:page',
  },
} as const satisfies Feature;
