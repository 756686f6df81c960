import { wording } from './wording.ts';

export const home = wording(
  { en: 'Home page', ar: 'الصفحة الرئيسية' },
  {
    hero: {
      heading: { en: 'Understood at first sight', ar: 'وضوح من أول نظرة' },
      lead: {
        en: 'We design and build websites, apps and online shops in English and Arabic, and bring people to them.',
        ar: 'نصمّم المواقع والتطبيقات والمتاجر الإلكترونية ونبنيها بالعربية والإنجليزية، ونجلب إليها الزوار.',
      },
      seeOurWork: { en: 'See our work', ar: 'شاهد أعمالنا' },
      scrollDown: { en: 'Scroll Down', ar: 'مرّر إلى الأسفل' },
      videoUnsupported: {
        en: 'Your browser does not support the video tag.',
        ar: 'متصفّحك لا يدعم عرض الفيديو.',
      },
      pauseVideo: { en: 'Pause background video', ar: 'أوقف فيديو الخلفية' },
      playVideo: { en: 'Play background video', ar: 'شغّل فيديو الخلفية' },
    },
    services: {
      heading: { en: 'What we do', ar: 'ماذا نقدّم' },
      lead: {
        en: 'Five groups of services. Pick one and see what it covers.',
        ar: 'خمس مجموعات من الخدمات. اختر إحداها لترى ما تشمله.',
      },
      choose: { en: 'Service groups', ar: 'مجموعات الخدمات' },
      all: { en: 'Everything in {name}', ar: 'كل خدمات {name}' },
    },
    portfolio: {
      heading: { en: 'OUR PORTFOLIO', ar: 'معرض أعمالنا' },
      previous: { en: 'Previous portfolio item', ar: 'العمل السابق' },
      next: { en: 'Next portfolio item', ar: 'العمل التالي' },
      position: { en: 'Item {current} of {total}', ar: 'العمل {current} من {total}' },
    },
    faq: {
      heading: { en: "FAQ'S", ar: 'الأسئلة الشائعة' },
      lead: {
        en: 'What people ask before they write to us.',
        ar: 'ما يسألنا عنه الناس قبل أن يكتبوا إلينا.',
      },
    },
    clients: {
      heading: { en: 'Who we work for', ar: 'من وثقوا بنا' },
      label: { en: 'Clients', ar: 'عملاؤنا' },
      pause: { en: 'Pause client logos', ar: 'أوقف حركة شعارات العملاء' },
    },
    blogs: {
      heading: { en: 'Latest Blogs', ar: 'أحدث المقالات' },
      seeAll: { en: 'See All', ar: 'اعرض الكل' },
      none: { en: 'No blogs available.', ar: 'لا توجد مقالات بعد.' },
      failed: {
        en: 'Failed to load blogs. Please try again later.',
        ar: 'تعذّر تحميل المقالات. يرجى المحاولة لاحقًا.',
      },
      invalid: { en: 'Invalid response format from server.', ar: 'تعذّر عرض المقالات الآن.' },
    },
  },
);
