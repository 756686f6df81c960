import { allOf, theOne } from './nouns.ts';

/** A sentence of the model or the server: how it reads in English, and in Arabic. */
type Sentence = readonly [pattern: RegExp, arabic: (...parts: string[]) => string];

export const sentences: readonly Sentence[] = [
  [/^(.+) description$/, (what) => `وصف ${what}`],
  [/^(.+) focal point$/, (what) => `نقطة تركيز ${what}`],
  [/^(.+) is required$/, (label) => `${label}: حقل مطلوب`],
  [/^(.+) must be a text$/, (label) => `${label}: يجب أن يكون نصًا`],
  [
    /^(.+) in Arabic must be at most (\d+) characters$/,
    (label, max) => `${label} بالعربية: الحد الأقصى لعدد الأحرف ${max}`,
  ],
  [
    /^(.+) must be at most (\d+) characters$/,
    (label, max) => `${label}: الحد الأقصى لعدد الأحرف ${max}`,
  ],
  [
    /^(.+) must be a number from (\S+) to (\S+)$/,
    (label, min, max) => `${label}: يجب أن يكون رقمًا من ${min} إلى ${max}`,
  ],
  [/^(.+) must be a whole number$/, (label) => `${label}: يجب أن يكون عددًا صحيحًا`],
  [/^(.+) must be in steps of (\S+)$/, (label, step) => `${label}: يجب أن يكون من مضاعفات ${step}`],
  [/^(.+) must be a date$/, (label) => `${label}: يجب أن يكون تاريخًا`],
  [/^(.+) must contain a letter or a digit$/, (label) => `${label}: يجب أن يحتوي على حرف أو رقم`],
  [/^(.+): add at least one$/, (label) => `${label}: أضف واحدًا على الأقل`],
  [/^(.+): at most (\d+)$/, (label, max) => `${label}: الحد الأقصى ${max}`],
  [
    /^A (.+) with this (.+) already exists$/,
    (noun) => `الاسم نفسه مستخدم من قبل في ${allOf(noun)}`,
  ],
  [/^(.+) (?:added|created) successfully!?$/, (noun) => `تمت إضافة ${theOne(noun)} بنجاح`],
  [/^(.+) updated successfully!?$/, (noun) => `تم تحديث ${theOne(noun)} بنجاح`],
  [/^(.+) deleted successfully!?$/, (noun) => `تم حذف ${theOne(noun)} بنجاح`],
  [/^(.+) changed successfully!?$/, (noun) => `تم تغيير ${theOne(noun)} بنجاح`],
  [/^(.+) not found$/, (noun) => `تعذّر العثور على ${theOne(noun)}`],
  [/^Are you sure you want to delete this ([^?]+)\?$/, (noun) => `أتريد حذف ${theOne(noun)}؟`],
  [
    /^Are you sure .+ this service\? Its primary and secondary services are deleted too\.$/,
    () => 'أتريد حذف هذه الخدمة؟ ستُحذف معها خدماتها الأساسية والفرعية.',
  ],
  [
    /^Are you sure .+ Its secondary services are deleted too\.$/,
    () => 'أتريد حذف هذه الخدمة الأساسية؟ ستُحذف معها خدماتها الفرعية.',
  ],
  [/^This picture is used in (\d+) places?$/, (count) => `هذه الصورة مستخدمة (${count})`],
  [/^Failed to fetch (.+)$/, (what) => `تعذّر جلب ${what}`],
  [/^Failed to (?:save|update) (.+)$/, (noun) => `تعذّر حفظ ${theOne(noun)}`],
  [/^Failed to add (.+)$/, (noun) => `تعذّرت إضافة ${theOne(noun)}`],
  [/^Failed to delete (.+)$/, (noun) => `تعذّر حذف ${theOne(noun)}`],
  [/^Failed to change (.+)$/, (what) => `تعذّر تغيير ${what}`],
  [/^Error updating (.+)$/, (what) => `خطأ في تحديث ${what}`],
];

/** Those without a part that varies. */
export const fixedSentences: Record<string, string> = {
  'Login failed': 'تعذّر تسجيل الدخول',
  'Invalid username or password': 'اسم المستخدم أو كلمة المرور غير صحيحة',
  'Too many failed sign-in attempts. Please try again later.':
    'محاولات دخول خاطئة كثيرة. يرجى المحاولة لاحقًا.',
  'Too many wrong passwords. Please try again later.':
    'أُدخلت كلمة مرور خاطئة مرات كثيرة. يرجى المحاولة لاحقًا.',
  'Please sign in': 'يرجى تسجيل الدخول',
  'Current password is incorrect': 'كلمة المرور الحالية غير صحيحة',
  'This was changed in the meantime': 'تغيّر هذا المحتوى في أثناء عملك',
  'The list has changed in the meantime': 'تغيّرت القائمة في أثناء عملك',
  'Please fill at least one field': 'يرجى ملء حقل واحد على الأقل',
  'Please add at least one bullet point': 'يرجى إضافة نقطة واحدة على الأقل',
  'Please fill in all required fields': 'يرجى ملء جميع الحقول المطلوبة',
  'Please add a fact title and at least one stat': 'يرجى إضافة عنوان للحقائق وبند واحد على الأقل',
  'Please fill in all fact stats': 'يرجى ملء جميع بنود الحقائق',
  'Please add a benefits title and at least one benefit item':
    'يرجى إضافة عنوان للمزايا وميزة واحدة على الأقل',
  'Please fill in all benefit item titles and descriptions':
    'يرجى ملء عناوين المزايا وأوصافها جميعًا',
  'Please select a valid image file (jpg, jpeg, png, gif, webp)':
    'يرجى اختيار ملف صورة صالح (jpg أو jpeg أو png أو gif أو webp)',
  'Please select a valid image file (PNG only)': 'يرجى اختيار ملف صورة صالح (PNG فقط)',
  'Only PNG images are allowed': 'لا تُقبل إلا صور PNG',
  'File size must be less than 5MB': 'يجب أن يقل حجم الملف عن 5 ميغابايت',
  'Not found': 'غير موجود',
  'Invalid request': 'طلب غير صالح',
  'Invalid input': 'بيانات غير صالحة',
  'Failed to fetch pictures': 'تعذّر جلب الصور',
  'Failed to fetch picture': 'تعذّر جلب الصورة',
  'Failed to add picture': 'تعذّرت إضافة الصورة',
  'Failed to replace picture': 'تعذّر استبدال الصورة',
  'Failed to delete picture': 'تعذّر حذف الصورة',
  'Picture not found': 'الصورة غير موجودة',
  'An earlier version that can be restored uses this picture':
    'تستخدم هذه الصورةَ نسخةٌ سابقة يمكن استعادتها',
  'This picture has just been uploaded. Please try again in a minute.':
    'رُفعت هذه الصورة للتو. يرجى المحاولة بعد دقيقة.',
  'Something went wrong': 'حدث خطأ ما',
  'Failed to fetch leads': 'تعذّر جلب الطلبات',
  'Failed to fetch lead': 'تعذّر جلب الطلب',
  'Failed to delete lead': 'تعذّر حذف الطلب',
  'Failed to send e-mail': 'تعذّر إرسال الرسالة',
  'Lead not found': 'هذا الطلب غير موجود',
  'E-mail is not set up': 'البريد غير مُعدّ',
  'Too many test e-mails. Please try again in a few minutes.':
    'رسائل تجريبية كثيرة. يرجى المحاولة بعد دقائق.',
  'This e-mail is being sent': 'هذه الرسالة قيد الإرسال',
};
