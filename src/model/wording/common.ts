import { wording } from './wording.ts';

export const common = wording({ en: 'Every page', ar: 'كل الصفحات' }, 'home', {
  agencyName: { en: 'Wajha', ar: 'واجهة' },
  defaultDescription: {
    en: 'We design and build websites, apps and online shops, and bring people to them.',
    ar: 'نصمّم المواقع والتطبيقات والمتاجر الإلكترونية ونبنيها، ونجلب إليها الزوار.',
  },
  skipToContent: { en: 'Skip to content', ar: 'انتقل إلى المحتوى' },
  loading: { en: 'Loading...', ar: 'جارٍ التحميل...' },
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  carousel: { en: 'carousel', ar: 'شريط عرض' },
  navigation: {
    label: { en: 'Main', ar: 'القائمة الرئيسية' },
    speakToAnExpert: { en: 'Speak to an expert', ar: 'تحدّث إلى خبير' },
    servicesMenu: { en: 'Services menu', ar: 'قائمة الخدمات' },
    featuredBlog: { en: 'Featured Blog', ar: 'مقالات مختارة' },
    language: { en: 'Language', ar: 'اللغة' },
    menu: { en: 'Menu', ar: 'القائمة' },
    openMenu: { en: 'Open menu', ar: 'افتح القائمة' },
    closeMenu: { en: 'Close menu', ar: 'أغلق القائمة' },
    breadcrumbs: { en: 'Where you are', ar: 'مسار التنقل' },
  },
  servicesMenu: {
    groups: { en: 'Service groups', ar: 'مجموعات الخدمات' },
    categories: { en: 'Services of {group}', ar: 'خدمات {group}' },
    loadingMenu: { en: 'Loading...', ar: 'جارٍ التحميل...' },
    loadingBlogs: { en: 'Loading blogs...', ar: 'جارٍ تحميل المقالات...' },
    noBlogs: { en: 'No blogs available', ar: 'لا توجد مقالات بعد' },
  },
  dates: {
    none: { en: 'No date', ar: 'بلا تاريخ' },
    invalid: { en: 'Invalid date', ar: 'تاريخ غير صالح' },
    shape: { en: '{month} {day}, {year}', ar: '{day} {month} {year}' },
    months: {
      jan: { en: 'Jan', ar: 'يناير' },
      feb: { en: 'Feb', ar: 'فبراير' },
      mar: { en: 'Mar', ar: 'مارس' },
      apr: { en: 'Apr', ar: 'أبريل' },
      may: { en: 'May', ar: 'مايو' },
      jun: { en: 'Jun', ar: 'يونيو' },
      jul: { en: 'Jul', ar: 'يوليو' },
      aug: { en: 'Aug', ar: 'أغسطس' },
      sep: { en: 'Sep', ar: 'سبتمبر' },
      oct: { en: 'Oct', ar: 'أكتوبر' },
      nov: { en: 'Nov', ar: 'نوفمبر' },
      dec: { en: 'Dec', ar: 'ديسمبر' },
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
    allLocations: { en: 'All locations', ar: 'كل المدن' },
  },
  contactModal: {
    close: { en: 'Close', ar: 'أغلق' },
    submit: { en: 'Submit', ar: 'أرسل' },
    sending: { en: 'Submitting...', ar: 'جارٍ الإرسال...' },
  },
  /** Under a post without one. */
  author: { en: 'Admin', ar: 'الإدارة' },
  errors: {
    heading: { en: 'Error Loading Data', ar: 'خطأ في تحميل البيانات' },
    tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  },
  notFound: {
    title: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
    number: { en: '404', ar: '404' },
  },
});
