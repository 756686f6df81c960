import { message } from '../../../model/messages/message.ts';
import { type Row, seo } from './rows.ts';

export const name = { en: 'Blogs', ar: 'المدونة' };

export const rows: readonly Row[] = [
  {
    route: 'blogs',
    title: { en: 'Blog Management', ar: 'إدارة المقالات' },
    name: { en: 'Blogs', ar: 'المقالات' },
    kinds: ['blogs.blogs'],
    about: { en: 'The articles of the blog, newest first.', ar: 'مقالات المدونة، الأحدث أولًا.' },
  },
  {
    route: 'blogs/banner',
    title: { en: 'Blog Banner Management', ar: 'إدارة بانر المدونة' },
    name: { en: 'Banner', ar: 'البانر' },
    kinds: ['blogs.banner'],
    about: { en: 'The top of the blog page.', ar: 'أعلى صفحة المدونة.' },
    fetchFailed: message('fetchFailed', { noun: 'blog data' }),
  },
  {
    route: 'blogs/headings',
    title: { en: 'Blog Headings', ar: 'ترويسات المدونة' },
    name: { en: 'Headings', ar: 'الترويسات' },
    kinds: ['blogs.headings'],
    fetchFailed: message('fetchFailed', { noun: 'blog data' }),
    about: {
      en: 'Buttons, headings and short texts of the blog and of each post.',
      ar: 'الأزرار والترويسات والنصوص القصيرة في المدونة وفي كل مقال.',
    },
  },
  seo('blogs/seo', { en: 'Blogs SEO', ar: 'سيو المدونة' }, 'blogs'),
];
