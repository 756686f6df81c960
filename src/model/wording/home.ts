import { wording } from './wording.ts';

export const home = wording({ en: 'Home page', ar: 'الصفحة الرئيسية' }, 'home', {
  hero: {
    scrollDown: { en: 'Scroll Down', ar: 'مرّر إلى الأسفل' },
    videoUnsupported: {
      en: 'Your browser does not support the video tag.',
      ar: 'متصفّحك لا يدعم عرض الفيديو.',
    },
    pauseVideo: { en: 'Pause background video', ar: 'أوقف فيديو الخلفية' },
    playVideo: { en: 'Play background video', ar: 'شغّل فيديو الخلفية' },
  },
  services: {
    choose: { en: 'Service groups', ar: 'مجموعات الخدمات' },
    all: { en: 'Everything in {name}', ar: 'كل خدمات {name}' },
  },
  portfolio: {
    previous: { en: 'Previous portfolio item', ar: 'العمل السابق' },
    next: { en: 'Next portfolio item', ar: 'العمل التالي' },
    position: { en: 'Item {current} of {total}', ar: 'العمل {current} من {total}' },
  },
  clients: {
    label: { en: 'Clients', ar: 'عملاؤنا' },
    pause: { en: 'Pause client logos', ar: 'أوقف حركة شعارات العملاء' },
  },
  blogs: {
    none: { en: 'No blogs available.', ar: 'لا توجد مقالات بعد.' },
    failed: {
      en: 'Failed to load blogs. Please try again later.',
      ar: 'تعذّر تحميل المقالات. يرجى المحاولة لاحقًا.',
    },
    invalid: { en: 'Invalid response format from server.', ar: 'تعذّر عرض المقالات الآن.' },
  },
});
