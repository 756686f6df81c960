import { inOwnLanguage } from '../language/text.ts';

export const texts = inOwnLanguage({
  title: { en: 'Make it yours', ar: 'اجعله موقعك' },
  lead: {
    en: 'This site shows a made-up agency. A few steps turn it into yours.',
    ar: 'يعرض الموقع الآن استوديو من نسج الخيال. بضع خطوات تجعله موقعك أنت.',
  },
  gone: {
    en: 'The demo content is gone. These steps are left:',
    ar: 'حُذف المحتوى التجريبي، وبقيت هذه الخطوات:',
  },
  done: { en: 'Done', ar: 'تم' },
  steps: {
    settings: { en: 'Your name and contact data', ar: 'اسمك وبيانات التواصل' },
    'site.brand': { en: 'Your logo and colours', ar: 'شعارك وألوانك' },
    'site.inUse': { en: 'The pages and languages you need', ar: 'الصفحات واللغات التي تحتاجها' },
    'site.menu': { en: 'The names in the menu', ar: 'الأسماء في القائمة' },
    'home.hero': { en: 'The first words on the home page', ar: 'أول ما يُقرأ في الصفحة الرئيسية' },
    'site.pages': {
      en: 'The legal pages: drafts until you have read them',
      ar: 'الصفحات القانونية: مسودات إلى أن تراجعها',
    },
  },
  builtIn: {
    title: { en: 'Built in, not yet yours', ar: 'نصوص جاهزة لم تصبح لك بعد' },
    lead: {
      en: 'Visitors read these as they came with the program, until you write your own.',
      ar: 'يقرأ الزوار هذه القوائم كما أتت مع البرنامج، إلى أن تكتب ما يخصّك.',
    },
    leasing: {
      en: 'An agency that leases no websites can switch the leasing page off.',
      ar: 'وإن كنت لا تؤجّر المواقع فيمكنك إيقاف صفحة التأجير.',
    },
    lists: {
      'home.portfolio': {
        en: 'The portfolio on the home page',
        ar: 'معرض الأعمال في الصفحة الرئيسية',
      },
      'home.faq': {
        en: 'The questions on the home page',
        ar: 'الأسئلة الشائعة في الصفحة الرئيسية',
      },
      'leasing.plans': { en: 'The plans and prices for leasing', ar: 'باقات التأجير وأسعارها' },
      'leasing.questions': { en: 'The questions about leasing', ar: 'الأسئلة عن التأجير' },
    },
  },
  left: {
    en: (records: number) =>
      records === 1
        ? '1 record of demo content is as it came. Change it, or remove it: headings and structure stay. A backup is made first, and it can be brought back.'
        : `${records} records of demo content are as they came. Change them one by one, or remove all of them at once: headings and structure stay. A backup is made first, and they can be brought back.`,
    ar: (records: number) =>
      `عناصر المحتوى التجريبي التي لم تُعدَّل بعد: ${records}. عدّلها واحدًا واحدًا، أو احذفها كلها دفعة واحدة؛ وتبقى العناوين وهيكل الصفحات. تُؤخذ نسخة احتياطية أولًا، ويمكنك استعادتها متى شئت.`,
  },
  remove: { en: 'Remove the demo content', ar: 'حذف المحتوى التجريبي' },
  removing: { en: 'Making a backup and removing...', ar: 'جارٍ أخذ نسخة احتياطية ثم الحذف…' },
  confirm: {
    en: 'Remove all demo content that nobody has changed? A backup is made first.',
    ar: 'أتريد حذف كل ما لم يُعدَّل من المحتوى التجريبي؟ تُؤخذ نسخة احتياطية أولًا.',
  },
  removed: {
    en: (records: number) =>
      `Demo content removed: ${records} ${records === 1 ? 'record' : 'records'}.`,
    ar: (records: number) => `حُذف المحتوى التجريبي (عدد العناصر: ${records}).`,
  },
  bringBack: { en: 'Bring it back', ar: 'استعادة المحتوى التجريبي' },
  broughtBack: { en: 'The demo content is back.', ar: 'استُعيد المحتوى التجريبي.' },
  hide: { en: 'Hide these steps', ar: 'إخفاء هذه الخطوات' },
});
