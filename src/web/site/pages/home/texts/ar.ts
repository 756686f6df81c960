import type { texts as english } from './en.ts';

export const texts: typeof english = {
  hero: {
    heading: 'وضوح من\u00a0أول\u00a0نظرة',
    lead: 'نصمّم المواقع والتطبيقات والمتاجر الإلكترونية ونبنيها وننمّيها، بالعربية والإنجليزية.',
    seeOurWork: 'شاهد أعمالنا',
    scrollDown: 'مرّر إلى الأسفل',
    videoUnsupported: 'متصفّحك لا يدعم عرض الفيديو.',
    pauseVideo: 'أوقف فيديو الخلفية',
    playVideo: 'شغّل فيديو الخلفية',
  },
  services: {
    heading: 'ماذا نقدّم',
    lead: 'خمس حِرَف تحت سقف واحد. اختر إحداها لترى ما تشمله.',
    choose: 'مجموعات الخدمات',
    all: 'كل خدمات {name}',
  },
  portfolio: {
    heading: 'معرض أعمالنا',
    previous: 'العمل السابق',
    next: 'العمل التالي',
    position: 'العمل {current} من {total}',
  },
  faq: { heading: 'الأسئلة الشائعة', lead: 'ما يسألنا عنه الناس قبل أن يكتبوا إلينا.' },
  clients: { heading: 'في صحبة طيّبة', label: 'عملاؤنا', pause: 'أوقف حركة شعارات العملاء' },
  blogs: {
    heading: 'أحدث المقالات',
    seeAll: 'عرض الكل',
    none: 'لا توجد مقالات بعد.',
    failed: 'تعذّر تحميل المقالات. حاول مرة أخرى لاحقًا.',
    invalid: 'ردّ غير صالح من الخادم.',
  },
};
