import { wording } from './wording.ts';

export const post = wording({ en: 'Blog post', ar: 'صفحة المقال' }, 'blog', {
  by: { en: 'By {author}', ar: 'بقلم {author}' },
  parts: { en: 'In this post', ar: 'في هذا المقال' },
  notFound: { en: 'Blog not found', ar: 'المقال غير موجود' },
});
