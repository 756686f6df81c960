import type { texts as english } from './en.ts';

export const texts: typeof english = {
  tagline: 'المدونة',
  by: 'بقلم {author}',
  parts: 'في هذا المقال',
  related: 'قد يعجبك أيضًا',
  all: 'كل المقالات',
  allText: 'كل ما كتبناه حتى الآن، والأحدث أولًا.',
  loading: 'جارٍ تحميل المقالات...',
  notFound: {
    heading: 'المقال غير موجود',
    text: 'ربما تغيّر عنوان المقال أو أُزيل. وهذه مقالات ما زالت هنا:',
  },
};
