import type { MarkupTexts } from './en.ts';

export const ar: MarkupTexts = {
  toolbar: (label) => `تنسيق ${label}`,
  bold: 'عريض',
  italic: 'مائل',
  link: 'رابط',
  list: 'قائمة نقطية',
  numbers: 'قائمة مرقّمة',
  quote: 'اقتباس',
  heading: 'عنوان فرعي',
  picture: 'صورة',
  linkHeading: 'الرابط',
  words: 'نص الرابط',
  address: 'العنوان',
  addressHint: 'صفحة من هذا الموقع مثل ‎/contact-us‎، أو عنوان يبدأ بـ ‎https://‎ أو ‎mailto:‎ أو ‎tel:‎',
  notAddress: 'هذا العنوان لا يصلح رابطًا.',
  put: 'إدراج الرابط',
  remove: 'إزالة الرابط',
  cancel: 'إلغاء',
};
