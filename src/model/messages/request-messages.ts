import type { Bilingual } from '../language.ts';

/** What is wrong with a request itself, or with the way it went. */
export const requestMessages = {
  nothingHere: { en: 'Not found', ar: 'غير موجود' },
  invalidRequest: { en: 'Invalid request', ar: 'طلب غير صالح' },
  bodyNotJson: { en: 'The body must be JSON', ar: 'محتوى الطلب: يجب أن يكون بصيغة JSON' },
  bodyNotObject: {
    en: 'The body must be a JSON object',
    ar: 'محتوى الطلب: يجب أن يكون كائنًا بصيغة JSON',
  },
  bodyNotForm: { en: 'The body must be a form', ar: 'محتوى الطلب: يجب أن يكون نموذجًا' },
  requestTooLarge: { en: 'The request is too large', ar: 'حجم الطلب أكبر من الحد المسموح' },
  tooManyFiles: { en: 'Too many files', ar: 'عدد الملفات أكبر من الحد المسموح' },
  tooManyFields: { en: 'Too many fields', ar: 'عدد الحقول أكبر من الحد المسموح' },
  unknownForm: {
    en: 'This is not a form of this site',
    ar: 'هذا النموذج ليس من نماذج هذا الموقع',
  },
  fromAnotherSite: {
    en: 'The form was sent from another site',
    ar: 'أُرسل النموذج من موقع آخر',
  },
  wrongIdempotencyKey: {
    en: 'The Idempotency-Key must be 1 to 64 letters, digits, hyphens or underscores',
    ar: 'مفتاح الطلب: يجب أن يتكوّن من 1 إلى 64 من الأحرف اللاتينية والأرقام والشرطات',
  },
  idempotencyKeyReused: {
    en: 'This Idempotency-Key was sent before with other content',
    ar: 'سبق إرسال مفتاح الطلب نفسه مع محتوى آخر',
  },
  uploadStopped: {
    en: 'The upload stopped before it was complete. Please try again.',
    ar: 'توقف الرفع قبل اكتماله. يرجى المحاولة مرة أخرى.',
  },
  tooBusy: {
    en: 'The server has too much to do. Please try again in a minute.',
    ar: 'الخادم مشغول جدًا. يرجى المحاولة بعد دقيقة.',
  },
  busyNow: {
    en: 'The server is busy at the moment. Please try again in a few seconds.',
    ar: 'الخادم مشغول في الوقت الحالي. يرجى المحاولة بعد بضع ثوانٍ.',
  },
  restarting: {
    en: 'The server is restarting. Please try again in a minute.',
    ar: 'يُعاد تشغيل الخادم. يرجى المحاولة بعد دقيقة.',
  },
  somethingWrong: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  /** It may be back in a moment; whether a save that was under way was made is not known. */
  databaseAway: {
    en: 'The database cannot be reached at the moment. Please try again shortly.',
    ar: 'يتعذّر الوصول إلى قاعدة البيانات في الوقت الحالي. يرجى المحاولة بعد قليل.',
  },
  outcomeUnknown: {
    en: 'The database went away before it said whether this was saved. Please look whether it is there before you send it again.',
    ar: 'انقطع الاتصال بقاعدة البيانات قبل أن تؤكّد الحفظ. يرجى التحقق من المحتوى المحفوظ قبل إعادة الإرسال.',
  },
  databaseBusy: {
    en: 'The database is busy at the moment. Please try again shortly.',
    ar: 'قاعدة البيانات مشغولة في الوقت الحالي. يرجى المحاولة بعد قليل.',
  },
  databaseReadOnly: {
    en: 'The database can only be read at the moment, so nothing was saved.',
    ar: 'قاعدة البيانات متاحة للقراءة فقط في الوقت الحالي، فلم يُحفظ شيء.',
  },
  diskFull: {
    en: 'The disk of the server is full, so nothing was saved.',
    ar: 'قرص الخادم ممتلئ، فلم يُحفظ شيء.',
  },
  databaseDamaged: {
    en: 'The database is damaged or missing, so nothing was saved. Whoever runs the site has to bring back a backup.',
    ar: 'قاعدة البيانات تالفة أو مفقودة، فلم يُحفظ شيء. على مشغّل الموقع استعادة نسخة احتياطية.',
  },
  databaseFailing: {
    en: 'The disk of the database gives errors, so it is not certain that this was saved.',
    ar: 'تظهر أخطاء في قرص قاعدة البيانات، فلا يمكن التأكد من حفظ هذا.',
  },
  notReady: { en: 'Not ready', ar: 'الخادم غير جاهز' },
  notHealthy: { en: 'Not healthy', ar: 'الخادم ليس على ما يرام' },
  /** There was no answer at all. */
  networkError: { en: 'Network error', ar: 'خطأ في الشبكة' },
  noAnswer: {
    en: 'No answer yet: it may have been saved. It is safe to try again.',
    ar: 'لا ردّ حتى الآن، وربما تم الحفظ. يمكنك إعادة المحاولة دون خوف من التكرار.',
  },
} as const satisfies Record<string, Bilingual>;
