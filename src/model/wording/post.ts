import { wording } from './wording.ts';

export const post = wording(
  { en: 'Blog post', ar: 'صفحة المقال' },
  {
    tagline: { en: 'Blog', ar: 'المدونة' },
    by: { en: 'By {author}', ar: 'بقلم {author}' },
    parts: { en: 'In this post', ar: 'في هذا المقال' },
    related: { en: 'You May Also Like', ar: 'قد يعجبك أيضًا' },
    all: { en: 'All posts', ar: 'كل المقالات' },
    allText: {
      en: 'Everything we have written so far, newest first.',
      ar: 'كل ما كتبناه حتى الآن، الأحدث أولًا.',
    },
    notFound: {
      heading: { en: 'Blog not found', ar: 'المقال غير موجود' },
      text: {
        en: 'The post may have been renamed or taken down. These are still here:',
        ar: 'ربما حُذف المقال أو تغيّر عنوانه. وهذه مقالات ما زالت هنا:',
      },
    },
  },
);
