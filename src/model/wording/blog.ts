import { wording } from './wording.ts';

export const blog = wording({ en: 'Blog', ar: 'المدونة' }, 'blog', {
  older: { en: 'Older posts', ar: 'مقالات أقدم' },
  newer: { en: 'Newer posts', ar: 'مقالات أحدث' },
  pages: { en: 'Pages of the blog', ar: 'صفحات المدونة' },
  page: { en: 'Page {page}', ar: 'صفحة {page}' },
  pageOf: { en: 'Page {page} of {last}', ar: 'الصفحة {page} من {last}' },
  by: { en: 'By {author}', ar: 'بقلم {author}' },
  read: { en: 'Read the post', ar: 'اقرأ المقال' },
  none: { en: 'No blogs available.', ar: 'لا توجد مقالات بعد.' },
  failed: {
    en: 'Failed to load blogs. Please try again later.',
    ar: 'تعذّر تحميل المقالات. يرجى المحاولة لاحقًا.',
  },
  invalid: { en: 'Invalid response format from server.', ar: 'تعذّر عرض المقالات الآن.' },
  feed: { en: 'Follow by RSS', ar: 'تابعنا عبر RSS' },
});
