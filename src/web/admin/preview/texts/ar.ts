import type { PreviewTexts } from './en.ts';

export const ar: PreviewTexts = {
  title: 'معاينة الصفحة',
  language: 'لغة المعاينة',
  languages: { en: 'English', ar: 'العربية' },
  width: 'عرض المعاينة',
  widths: { phone: 'جوال', desktop: 'حاسوب' },
  typed: 'مع تغييراتك غير المحفوظة.',
  newPicture: 'الصورة المختارة حديثًا تظهر بعد الحفظ.',
  stored: 'كما حُفظت.',
  updating: 'جارٍ التحديث…',
  waits: (reason) => `تُستأنف المعاينة بعد تصحيح: ${reason}`,
  notFound: 'الصفحة غير ظاهرة للزوار حاليًا. ربما هي غير مفعّلة.',
};
