import { publicPaths } from '../../../model/public-paths.ts';
import { ofSection, seo } from './rows.ts';

export const screens = ofSection('blogs', publicPaths.blog, [
  {
    route: 'blogs',
    title: 'Blog Management',
    name: 'Blogs',
    kinds: ['blogs.blogs'],
    about: 'The articles of the blog, newest first.',
  },
  {
    route: 'blogs/banner',
    title: 'Blog Banner Management',
    name: 'Banner',
    kinds: ['blogs.banner'],
    about: 'The top of the blog page.',
    fetchFailed: 'Failed to fetch blog data',
  },
  seo('blogs/seo', 'Blogs SEO', 'blogs'),
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'Blog Management': 'إدارة المقالات',
  Blogs: 'المقالات',
  'The articles of the blog, newest first.': 'مقالات المدونة، الأحدث أولًا.',
  'Blog Banner Management': 'إدارة بانر المدونة',
  Banner: 'البانر',
  'The top of the blog page.': 'أعلى صفحة المدونة.',
  'Blogs SEO': 'سيو المدونة',
};
