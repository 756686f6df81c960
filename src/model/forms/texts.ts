import type { Bilingual } from './form.ts';

export const formTexts = {
  allRequired: { en: 'All fields are required.', ar: 'جميع الحقول مطلوبة.' },
  thankYou: {
    en: "Thank you! We'll get back to you soon.",
    ar: 'شكرًا لك! سنتواصل معك قريبًا.',
  },
  invalidEmail: {
    en: 'Please enter a valid email address.',
    ar: 'يرجى إدخال عنوان بريد إلكتروني صحيح.',
  },
  invalidLink: {
    en: 'Please enter a full web address, such as https://example.com.',
    ar: 'يرجى إدخال عنوان الموقع كاملًا، مثل https://example.com.',
  },
  unknownOption: { en: 'Please choose one of the options.', ar: 'يرجى اختيار أحد الخيارات.' },
  tooManySubmissions: {
    en: 'Too many messages at once. Please try again in a minute.',
    ar: 'وصلتنا رسائل كثيرة دفعة واحدة. يرجى المحاولة بعد دقيقة.',
  },
} as const satisfies Record<string, Bilingual>;

export const requiredText = (label: Bilingual): Bilingual => ({
  en: `${label.en} is required`,
  ar: `${label.ar}: حقل مطلوب`,
});

export const notTextText = (label: Bilingual): Bilingual => ({
  en: `${label.en} must be a text`,
  ar: `${label.ar}: يجب أن يكون نصًا`,
});

export const tooLongText = (label: Bilingual, max: number): Bilingual => ({
  en: `${label.en} must be at most ${max} characters`,
  ar: `${label.ar}: الحد الأقصى لعدد الأحرف ${max}`,
});
