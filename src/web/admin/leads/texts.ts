import type { Bilingual } from '../../../model/language.ts';
import { inOwnLanguage } from '../language/text.ts';

/** Apart from the other texts of the area, so that they come with these screens alone. */
export const texts = inOwnLanguage({
  title: { en: 'Leads', ar: 'الطلبات' },
  about: {
    en: 'What visitors sent through the forms of the site.',
    ar: 'ما أرسله الزوار عبر نماذج الموقع.',
  },
  none: {
    en: 'No leads yet. What visitors send through the forms of the site appears here.',
    ar: 'لا طلبات بعد. ما يرسله الزوار عبر نماذج الموقع يظهر هنا.',
  },
  search: { en: 'Search leads', ar: 'بحث في الطلبات' },
  order: { en: 'Sort', ar: 'ترتيب العرض' },
  newestFirst: { en: 'Newest first', ar: 'الأحدث أولًا' },
  oldestFirst: { en: 'Oldest first', ar: 'الأقدم أولًا' },
  spam: { en: 'Spam', ar: 'الرسائل المزعجة' },
  withSpam: { en: 'All leads', ar: 'كل الطلبات' },
  withoutSpam: { en: 'Hide spam', ar: 'إخفاء المزعجة' },
  onlySpam: { en: 'Only spam', ar: 'المزعجة فقط' },
  csv: { en: 'Save as CSV', ar: 'حفظ بصيغة CSV' },
  backToList: { en: 'Back to the leads', ar: 'العودة إلى الطلبات' },
  name: { en: 'Name', ar: 'الاسم' },
  noName: { en: 'No name', ar: 'بلا اسم' },
  sent: { en: 'Sent', ar: 'وقت الإرسال' },
  from: { en: 'From', ar: 'المصدر' },
  form: { en: 'Form', ar: 'النموذج' },
  page: { en: 'Page', ar: 'الصفحة' },
  plan: { en: 'Plan', ar: 'الباقة' },
  chosenPlan: { en: (plan: string) => `Plan: ${plan}`, ar: (plan: string) => `الباقة: ${plan}` },
  language: { en: 'Language', ar: 'اللغة' },
  languages: {
    en: { en: 'English', ar: 'الإنجليزية' },
    ar: { en: 'Arabic', ar: 'العربية' },
  },
  mail: { en: 'E-mail', ar: 'البريد' },
  flagged: { en: 'Possible spam', ar: 'ربما مزعج' },
  reasons: {
    honeypot: { en: 'A field that people cannot see was filled in.', ar: 'مُلئ حقل لا يراه البشر.' },
    'too fast': {
      en: 'The form was sent faster than a person fills it in.',
      ar: 'أُرسل النموذج أسرع مما يملؤه إنسان.',
    },
  } as Record<string, Bilingual>,
  notSetUp: {
    en: 'E-mail is not set up, so leads are only kept here and nobody is written to. Whoever runs the server of this site can set it up: they need a mail account to send from, and the address that leads go to.',
    ar: 'البريد غير مُعدّ، فالطلبات تُحفظ هنا فقط ولا تُرسل إلى أحد. يستطيع المسؤول عن خادم الموقع إعداده: يلزمه حساب بريد يُرسل منه، والعنوان الذي تصل إليه الطلبات.',
  },
  isSetUp: {
    en: 'Every lead is also sent by e-mail, possible spam together once a day.',
    ar: 'يُرسل كل طلب بالبريد أيضًا، وما قد يكون مزعجًا يُجمع في رسالة واحدة كل يوم.',
  },
  sendTest: { en: 'Send a test', ar: 'أرسل رسالة تجريبية' },
  sendingTest: { en: 'Sending a test...', ar: 'جارٍ إرسال رسالة تجريبية…' },
  testSent: {
    en: (to: string) => `A test e-mail went to ${to}. Look there, among the spam too.`,
    ar: (to: string) =>
      `أُرسلت رسالة تجريبية إلى ${to}. تفقّد البريد هناك، ومجلد الرسائل المزعجة أيضًا.`,
  },
  testUncertain: {
    en: (to: string) =>
      `The test e-mail to ${to} may have arrived: the mail server did not say. Look there first.`,
    ar: (to: string) =>
      `ربما وصلت الرسالة التجريبية إلى ${to}، فخادم البريد لم يؤكد ذلك. تفقّد البريد هناك أولًا.`,
  },
  testFailed: {
    en: (to: string, detail: string) =>
      `The test e-mail to ${to} did not arrive, so e-mails about leads do not either. Tell whoever runs the server of this site: ${detail}.`,
    ar: (to: string, detail: string) =>
      `لم تصل الرسالة التجريبية إلى ${to}، ولن تصل رسائل الطلبات كذلك. أخبر المسؤول عن خادم الموقع: ${detail}.`,
  },
  states: {
    stored: { en: 'Saved only', ar: 'محفوظ فقط' },
    waiting: { en: 'Waiting to be sent', ar: 'بانتظار الإرسال' },
    sending: { en: 'Being sent', ar: 'قيد الإرسال' },
    sent: { en: 'Sent', ar: 'أُرسل' },
    'given up': { en: 'Not sent', ar: 'لم يُرسل' },
    collected: { en: 'In the next summary', ar: 'في الملخص القادم' },
  },
  repeated: { en: 'Possibly repeated', ar: 'قد يكون مكررًا' },
  repeatedAbout: {
    en: 'An earlier attempt may have arrived, so you may find this e-mail twice.',
    ar: 'ربما وصلت محاولة سابقة، فقد تجد هذه الرسالة مرتين.',
  },
  nextTry: {
    en: (moment: string) => `Next attempt: ${moment}.`,
    ar: (moment: string) => `المحاولة التالية: ${moment}.`,
  },
  tries: { en: 'Attempts', ar: 'المحاولات' },
  noTries: { en: 'No attempt yet.', ar: 'لا محاولات بعد.' },
  number: { en: 'No.', ar: 'الرقم' },
  started: { en: 'Started', ar: 'بدأت في' },
  outcome: { en: 'Outcome', ar: 'النتيجة' },
  detail: { en: 'Detail', ar: 'التفاصيل' },
  outcomes: {
    'under way': { en: 'Under way', ar: 'جارية' },
    sent: { en: 'Sent', ar: 'أُرسلت' },
    refused: { en: 'Refused by the mail server', ar: 'رفضها خادم البريد' },
    failed: { en: 'Did not arrive', ar: 'لم تصل' },
    unknown: { en: 'May have arrived', ar: 'ربما وصلت' },
    interrupted: { en: 'Interrupted, may have arrived', ar: 'انقطعت، وربما وصلت' },
  },
  sendAgain: { en: 'Send again', ar: 'إعادة الإرسال' },
  sendNow: { en: 'Send by e-mail', ar: 'إرسال بالبريد' },
  queued: { en: 'The e-mail is on its way.', ar: 'الرسالة في طريقها.' },
  confirmDelete: {
    en: 'Are you sure you want to delete this lead? It cannot be restored.',
    ar: 'أتريد حذف الطلب؟ لا يمكن استرجاعه.',
  },
  deleted: { en: 'Lead deleted successfully!', ar: 'تم حذف الطلب بنجاح' },
});
