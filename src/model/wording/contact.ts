import { wording } from './wording.ts';

export const contact = wording(
  { en: 'Contact page', ar: 'صفحة التواصل' },
  {
    heading: { en: 'Contact', ar: 'تواصل معنا' },
    discuss: { en: "Let's Discuss your Project", ar: 'لنتحدث عن مشروعك' },
    form: {
      heading: { en: 'Write to us', ar: 'اكتب لنا' },
      submit: { en: 'Send message', ar: 'أرسل الرسالة' },
      sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    },
    details: {
      heading: { en: 'Reach us directly', ar: 'تواصل معنا مباشرة' },
      phones: { en: 'Call', ar: 'اتصل بنا' },
      emails: { en: 'E-mail', ar: 'راسلنا' },
      location: { en: 'Visit', ar: 'زرنا' },
    },
    map: {
      title: { en: 'Map of our office', ar: 'موقع مكتبنا على الخريطة' },
      show: { en: 'Show the map', ar: 'اعرض الخريطة' },
      note: {
        en: 'The map is loaded from another site, once you ask for it.',
        ar: 'تُحمَّل الخريطة من موقع آخر، ولا يحدث ذلك إلا إذا طلبتها.',
      },
    },
  },
);
