import type { Bilingual } from '../../../../model/language.ts';

/** Shown when the server gives no text of its own. */
export const submissionTexts = {
  modalSuccess: {
    en: "Thank you! We'll get back to you soon.",
    ar: 'شكرًا لك! سنتواصل معك قريبًا.',
  },
  modalFailure: {
    en: 'Failed to send message. Please try again.',
    ar: 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
  },
  sectionSuccess: {
    en: 'Your message has been sent successfully!',
    ar: 'أُرسلت رسالتك بنجاح!',
  },
  sectionFailure: {
    en: 'An error occurred. Please try again later.',
    ar: 'حدث خطأ. يرجى المحاولة لاحقًا.',
  },
} as const satisfies Record<string, Bilingual>;
