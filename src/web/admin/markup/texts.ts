import { inOwnLanguage } from '../language/text.ts';

export const texts = inOwnLanguage({
  toolbar: {
    en: (label: string) => `Formatting of ${label}`,
    ar: (label: string) => `تنسيق ${label}`,
  },
  bold: { en: 'Bold', ar: 'عريض' },
  italic: { en: 'Italic', ar: 'مائل' },
  link: { en: 'Link', ar: 'رابط' },
  list: { en: 'Bulleted list', ar: 'قائمة نقطية' },
  numbers: { en: 'Numbered list', ar: 'قائمة مرقّمة' },
  quote: { en: 'Quote', ar: 'اقتباس' },
  heading: { en: 'Heading', ar: 'عنوان فرعي' },
  picture: { en: 'Picture', ar: 'صورة' },
  linkHeading: { en: 'Link', ar: 'الرابط' },
  words: { en: 'Words of the link', ar: 'نص الرابط' },
  address: { en: 'Address', ar: 'العنوان' },
  addressHint: {
    en: 'A page of this site, such as /contact-us, or an address with https://, mailto: or tel:',
    ar: 'صفحة من هذا الموقع مثل ‎/contact-us‎، أو عنوان يبدأ بـ ‎https://‎ أو ‎mailto:‎ أو ‎tel:‎',
  },
  notAddress: {
    en: 'This is no address that a link can lead to.',
    ar: 'هذا العنوان لا يصلح رابطًا.',
  },
  put: { en: 'Set the link', ar: 'إدراج الرابط' },
  remove: { en: 'Remove the link', ar: 'إزالة الرابط' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
});
