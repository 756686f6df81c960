import type { texts as english } from './en.ts';

export const texts: typeof english = {
  tagline: 'المدونة',
  by: 'بقلم {author}',
  parts: 'في هذا المقال',
  related: 'قد يعجبك أيضًا',
  all: 'كل المقالات',
  allText: 'كل ما كتبناه حتى الآن، الأحدث أولًا.',
  notFound: {
    heading: 'المقال غير موجود',
    text: 'ربما حُذف المقال أو تغيّر عنوانه. وهذه مقالات ما زالت هنا:',
  },
};
