import type { PreviewTexts } from './en.ts';

export const ar: PreviewTexts = {
  title: 'معاينة الصفحة',
  language: 'لغة المعاينة',
  languages: { en: 'English', ar: 'العربية' },
  width: 'عرض المعاينة',
  widths: { phone: 'هاتف', desktop: 'حاسوب' },
  typed: 'مع تغييراتك غير المحفوظة. أما الصورة المختارة حديثًا فتظهر بعد حفظها.',
  stored: 'كما هي محفوظة.',
  updating: 'جارٍ التحديث…',
  waits: (reason) => `تعود إلى متابعة كتابتك بعد إصلاح هذا: ${reason}`,
  notFound: 'لا يجد الزوار هذه الصفحة على حالها؛ ربما هي غير مفعّلة.',
};
