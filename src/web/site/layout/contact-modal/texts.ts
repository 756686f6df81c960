import type { Language } from '../../../../model/language.ts';

/** Loaded with the modal, which is too small to be split by language. */
export const texts = {
  en: {
    title: 'A powerful journey starts here.',
    close: 'Close',
    submit: 'Submit',
    sending: 'Submitting...',
  },
  ar: {
    title: 'من هنا تبدأ الرحلة.',
    close: 'أغلق',
    submit: 'أرسل',
    sending: 'جارٍ الإرسال...',
  },
} satisfies Record<Language, Record<string, string>>;
