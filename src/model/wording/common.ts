import { wording } from './wording.ts';

export const common = wording(
  { en: 'Every page', ar: 'كل الصفحات' },
  {
    agencyName: { en: 'Wajha', ar: 'واجهة' },
    defaultDescription: {
      en: 'We design and build websites, apps and online shops in English and Arabic, and bring people to them, for companies that want to be understood at first sight.',
      ar: 'نصمّم المواقع والتطبيقات والمتاجر الإلكترونية ونبنيها بالعربية والإنجليزية ونجلب إليها الزوار، لشركات تريد أن تُفهم من النظرة الأولى.',
    },
    skipToContent: { en: 'Skip to content', ar: 'انتقل إلى المحتوى' },
    loading: { en: 'Loading...', ar: 'جارٍ التحميل...' },
    carousel: { en: 'carousel', ar: 'شريط عرض' },
    navigation: {
      label: { en: 'Main', ar: 'القائمة الرئيسية' },
      home: { en: 'Home', ar: 'الرئيسية' },
      leaseYourWebsite: { en: 'Lease Your Website', ar: 'استأجر موقعك' },
      services: { en: 'Services', ar: 'خدماتنا' },
      ourWork: { en: 'Our Work', ar: 'أعمالنا' },
      about: { en: 'About', ar: 'من نحن' },
      contact: { en: 'Contact', ar: 'تواصل معنا' },
      blog: { en: 'Blog', ar: 'المدونة' },
      newBadge: { en: 'NEW', ar: 'جديد' },
      speakToAnExpert: { en: 'Speak to an expert', ar: 'تحدّث إلى خبير' },
      servicesMenu: { en: 'Services menu', ar: 'قائمة الخدمات' },
      featuredBlog: { en: 'Featured Blog', ar: 'مقالات مختارة' },
      language: { en: 'Language', ar: 'اللغة' },
      menu: { en: 'Menu', ar: 'القائمة' },
      openMenu: { en: 'Open menu', ar: 'افتح القائمة' },
      closeMenu: { en: 'Close menu', ar: 'أغلق القائمة' },
      breadcrumbs: { en: 'Where you are', ar: 'مسار التنقل' },
    },
    dates: {
      none: { en: 'No date', ar: 'بلا تاريخ' },
      invalid: { en: 'Invalid date', ar: 'تاريخ غير صالح' },
      shape: { en: '{month} {day}, {year}', ar: '{day} {month} {year}' },
      months: {
        en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
        ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
      },
    },
    contactBar: {
      label: { en: 'Contact us directly', ar: 'تواصل معنا مباشرة' },
      chat: { en: 'Chat with us', ar: 'ابدأ محادثة معنا' },
      email: { en: 'Write an e-mail', ar: 'راسلنا بالبريد' },
      phone: { en: 'Call us', ar: 'اتصل بنا' },
      chatAbout: {
        en: 'Hello! I have a question about {subject}.',
        ar: 'مرحبًا! لديّ سؤال عن: {subject}',
      },
    },
    footer: {
      scheduler: { en: 'Calendar for a 30-minute meeting', ar: 'تقويم لحجز لقاء مدته 30 دقيقة' },
      quickLinks: { en: 'Quick links', ar: 'روابط سريعة' },
      services: { en: 'Services', ar: 'خدماتنا' },
      locations: { en: 'Locations', ar: 'المدن التي نخدمها' },
      allLocations: { en: 'All locations', ar: 'كل المدن' },
      offices: { en: 'Offices', ar: 'مكاتبنا' },
      contact: { en: 'Contact', ar: 'تواصل معنا' },
      rights: { en: 'All rights reserved.', ar: 'جميع الحقوق محفوظة.' },
    },
    contactModal: {
      title: { en: 'A powerful journey starts here.', ar: 'من هنا تبدأ الرحلة.' },
      close: { en: 'Close', ar: 'أغلق' },
      submit: { en: 'Submit', ar: 'أرسل' },
      sending: { en: 'Submitting...', ar: 'جارٍ الإرسال...' },
    },
    forms: {
      privacy: {
        en: 'We use what you send to answer you, and for nothing else. We pass it on to nobody, and delete it when you ask us to.',
        ar: 'نستعمل ما ترسله للرد عليك لا غير، ولا نُطلع عليه أحدًا غيرنا، ونحذفه متى طلبت.',
      },
    },
    errors: {
      heading: { en: 'Error Loading Data', ar: 'خطأ في تحميل البيانات' },
      tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
    },
    notFound: {
      title: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
      heading: { en: 'This page is not on the map', ar: 'هذه الصفحة ليست على الخريطة' },
      text: {
        en: 'The address may have changed, or it never led anywhere. These do:',
        ar: 'ربما تغيّر رابطها، أو لم تكن موجودة أصلًا. أما هذه الروابط فتعمل:',
      },
    },
  },
);
