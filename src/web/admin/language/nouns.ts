/** A kind of content: any one of them has the name that `model-words.ts` gives. */
interface Noun {
  /** A certain one. */
  readonly the: string;
  readonly all: string;
}

export const theOne = (noun: string): string => nouns[noun]?.the ?? noun;
export const allOf = (noun: string): string => nouns[noun]?.all ?? noun;

/** Arabic marks the definite and the plural inside the word, so no ending can be appended. */
const nouns: Record<string, Noun> = {
  'عمل في المعرض': { the: 'العمل', all: 'معرض الأعمال' },
  'سؤال شائع': { the: 'السؤال', all: 'الأسئلة الشائعة' },
  مقال: { the: 'المقال', all: 'المقالات' },
  'بطاقة مرحلة': { the: 'بطاقة المرحلة', all: 'بطاقات المراحل' },
  'بطاقة خبرة': { the: 'بطاقة الخبرة', all: 'بطاقات الخبرات' },
  مشروع: { the: 'المشروع', all: 'المشاريع' },
  مجموعة: { the: 'المجموعة', all: 'مجموعات الخدمات' },
  خدمة: { the: 'الخدمة', all: 'الخدمات' },
  'خدمة فرعية': { the: 'الخدمة الفرعية', all: 'الخدمات الفرعية' },
  'بطاقة مرحلة تصميم': { the: 'بطاقة المرحلة', all: 'بطاقات مراحل التصميم' },
  ميزة: { the: 'الميزة', all: 'المزايا' },
  'بطاقة استراتيجية': { the: 'بطاقة الاستراتيجية', all: 'بطاقات الاستراتيجية' },
  'بطاقة تطوير': { the: 'بطاقة التطوير', all: 'بطاقات التطوير' },
  'بطاقة مشروع': { the: 'بطاقة المشروع', all: 'بطاقات المشاريع' },
  'رأي عميل': { the: 'رأي العميل', all: 'آراء العملاء' },
  'صفحة محلية': { the: 'الصفحة المحلية', all: 'الصفحات المحلية' },
  'شعار عميل': { the: 'شعار العميل', all: 'شعارات العملاء' },
};
