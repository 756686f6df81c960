import type { Bilingual } from '../language.ts';

export const pictureMessages = {
  wrongType: {
    en: 'Please select a valid image file (jpg, jpeg, png, gif, webp)',
    ar: 'يرجى اختيار ملف صورة صالح (jpg أو jpeg أو png أو gif أو webp)',
  },
  pngOnlyPicked: {
    en: 'Please select a valid image file (PNG only)',
    ar: 'يرجى اختيار ملف صورة صالح (PNG فقط)',
  },
  pngOnly: { en: 'Only PNG images are allowed', ar: 'لا تُقبل إلا صور PNG' },
  notUploaded: {
    en: '{label}: please upload the picture, a link is not enough',
    ar: '{label}: يرجى رفع الصورة نفسها، فالرابط لا يكفي',
  },
  fileTooLarge: {
    en: 'File size must be less than {max}MB',
    ar: 'يجب أن يقل حجم الملف عن {max} ميغابايت',
  },
  tooManyPixels: {
    en: 'The picture has too many pixels or frames. Please use a smaller one.',
    ar: 'أبعاد الصورة أو عدد إطاراتها أكبر من الحد المسموح. يرجى استخدام صورة أصغر.',
  },
  pictureNotPrepared: {
    en: 'The picture could not be prepared. Please try again, or use a smaller one.',
    ar: 'تعذّر تجهيز الصورة. يرجى المحاولة مرة أخرى أو استخدام صورة أصغر.',
  },
  pictureUsed: {
    en: 'This picture is used in {count.places}',
    ar: 'هذه الصورة مستخدمة في {count.places}',
  },
  pictureRestorable: {
    en: 'An earlier version that can be restored uses this picture',
    ar: 'تستخدم هذه الصورةَ نسخةٌ سابقة يمكن استعادتها',
  },
  picturesAway: {
    en: 'The picture store does not answer. Nothing was changed. Please try again in a minute.',
    ar: 'مخزن الصور لا يستجيب. لم يتغيّر شيء. يرجى المحاولة بعد دقيقة.',
  },
  picturesRefused: {
    en: 'The picture store refuses to keep the picture. Nothing was changed. Please tell whoever runs the site.',
    ar: 'مخزن الصور يرفض حفظ الصورة. لم يتغيّر شيء. يرجى إبلاغ من يدير الموقع.',
  },
  pictureGone: {
    en: 'The picture has been deleted in the meantime. Please choose another one.',
    ar: 'حُذفت الصورة في هذه الأثناء. يرجى اختيار صورة أخرى.',
  },
  pictureJustUploaded: {
    en: 'This picture has just been uploaded. Please try again in a minute.',
    ar: 'رُفعت هذه الصورة للتو. يرجى المحاولة بعد دقيقة.',
  },
} as const satisfies Record<string, Bilingual>;
