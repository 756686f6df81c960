import type { Language } from '../../../../model/language.ts';

/** Loaded with the panel, which is too small to be split by language. */
export const texts = {
  en: {
    groups: 'Service groups',
    categories: 'Services of {group}',
    loadingMenu: 'Loading...',
    loadingBlogs: 'Loading blogs...',
    noBlogs: 'No blogs available',
  },
  ar: {
    groups: 'مجموعات الخدمات',
    categories: 'خدمات {group}',
    loadingMenu: 'جارٍ التحميل...',
    loadingBlogs: 'جارٍ تحميل المقالات...',
    noBlogs: 'لا توجد مقالات بعد',
  },
} satisfies Record<Language, Record<string, string>>;
