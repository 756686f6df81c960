import { inOwnLanguage } from '../language/text.ts';

/** Apart from the other texts of the area, so that they come with the preview alone. */
export const texts = inOwnLanguage({
  title: { en: 'Page preview', ar: 'معاينة الصفحة' },
  language: { en: 'Preview language', ar: 'لغة المعاينة' },
  languages: {
    en: { en: 'English', ar: 'English' },
    ar: { en: 'العربية', ar: 'العربية' },
  },
  width: { en: 'Preview width', ar: 'عرض المعاينة' },
  widths: {
    phone: { en: 'Phone', ar: 'جوال' },
    desktop: { en: 'Desktop', ar: 'حاسوب' },
  },
  typed: { en: 'With your unsaved changes.', ar: 'مع تغييراتك غير المحفوظة.' },
  newPicture: {
    en: 'A newly chosen picture appears after saving.',
    ar: 'الصورة المختارة حديثًا تظهر بعد الحفظ.',
  },
  stored: { en: 'As saved.', ar: 'كما حُفظت.' },
  updating: { en: 'Updating...', ar: 'جارٍ التحديث…' },
  waits: {
    en: (reason: string) => `Preview paused. Fix: ${reason}`,
    ar: (reason: string) => `تُستأنف المعاينة بعد تصحيح: ${reason}`,
  },
  notFound: {
    en: 'Visitors cannot see this page at the moment. It may be inactive.',
    ar: 'الصفحة غير ظاهرة للزوار حاليًا. ربما هي غير مفعّلة.',
  },
});
