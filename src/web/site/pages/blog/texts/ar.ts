import type { texts as english } from './en.ts';

export const texts: typeof english = {
  heading: 'المدونة',
  start: 'ابدأ مشروعك',
  ask: 'اسألنا',
  latest: 'أحدث مقال',
  more: 'مقالات أخرى',
  older: 'مقالات أقدم',
  newer: 'مقالات أحدث',
  pages: 'صفحات المدونة',
  page: 'صفحة {page}',
  pageOf: 'الصفحة {page} من {last}',
  by: 'بقلم {author}',
  read: 'اقرأ المقال',
  none: 'لا توجد مقالات بعد.',
  failed: 'تعذّر تحميل المقالات. يرجى المحاولة لاحقًا.',
  invalid: 'تعذّر عرض المقالات الآن.',
  invitation: {
    heading: 'عمّ نكتب في المرة القادمة؟',
    text: 'أنفع مقالاتنا بدأت بسؤال من عميل.',
    ask: 'أرسل سؤالك',
    feed: 'تابعنا عبر RSS',
  },
};
