import type { Bilingual } from '../language.ts';

/** What the forms say, those of visitors among them: apart, so that a page can take these alone. */
export const formMessages = {
  required: { en: '{label} is required', ar: '{label}: حقل مطلوب' },
  notText: { en: '{label} must be a text', ar: '{label}: يجب أن يكون نصًا' },
  tooLong: {
    en: '{label} must be at most {max} characters',
    ar: '{label}: الحد الأقصى لعدد الأحرف {max}',
  },
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
