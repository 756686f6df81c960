import type { texts as english } from './en.ts';

export const texts: typeof english = {
  heading: 'تواصل معنا',
  discuss: 'لنتحدث عن مشروعك',
  form: {
    heading: 'اكتب لنا',
    submit: 'أرسل الرسالة',
    sending: 'جارٍ الإرسال...',
  },
  details: {
    heading: 'تواصل معنا مباشرة',
    phones: 'اتصل بنا',
    emails: 'راسلنا',
    location: 'زرنا',
  },
  map: {
    title: 'موقع مكتبنا على الخريطة',
    show: 'اعرض الخريطة',
    note: 'تُحمَّل الخريطة من موقع آخر، ولا يحدث ذلك إلا إذا طلبتها.',
  },
};
