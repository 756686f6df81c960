import { wording } from './wording.ts';

export const contact = wording({ en: 'Contact page', ar: 'صفحة التواصل' }, 'contact', {
  form: {
    submit: { en: 'Send message', ar: 'أرسل الرسالة' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  },
  map: {
    title: { en: 'Map of our office', ar: 'موقع مكتبنا على الخريطة' },
    show: { en: 'Show the map', ar: 'اعرض الخريطة' },
    note: {
      en: 'The map is loaded from another site, once you ask for it.',
      ar: 'تُحمَّل الخريطة من موقع آخر، ولا يحدث ذلك إلا إذا طلبتها.',
    },
  },
});
