import type { Bilingual } from '../language.ts';

export const leadMessages = {
  mailNotSent: { en: 'Failed to send e-mail', ar: 'تعذّر إرسال الرسالة' },
  mailNotSetUp: { en: 'E-mail is not set up', ar: 'البريد غير مُعدّ' },
  tooManyTestMails: {
    en: 'Too many test e-mails. Please try again in a few minutes.',
    ar: 'رسائل تجريبية كثيرة. يرجى المحاولة بعد دقائق.',
  },
  mailUnderWay: { en: 'This e-mail is being sent', ar: 'هذه الرسالة قيد الإرسال' },
} as const satisfies Record<string, Bilingual>;
