import type { Bilingual } from '../language.ts';

/** What the fields are called: the English as its name here, the Arabic beside it. */
const arabic = {
  Active: 'مفعّلة',
  Address: 'عنوان المكتب',
  'Agency name': 'اسم الاستوديو',
  Answer: 'الجواب',
  Author: 'الكاتب',
  'Benefit description': 'وصف الفائدة',
  'Benefit items': 'بنود الفوائد',
  'Benefit title': 'عنوان الفائدة',
  Benefits: 'الفوائد',
  'Benefits title': 'عنوان الفوائد',
  Brands: 'العلامات التجارية',
  Bullets: 'النقاط',
  'Button text': 'نص الزر',
  'Call to action': 'عبارة الدعوة إلى التواصل',
  'Chat number': 'رقم المحادثة',
  City: 'المدينة',
  'Client name': 'اسم العميل',
  Clients: 'العملاء',
  Conclusion: 'الخاتمة',
  Date: 'التاريخ',
  'Default meta description': 'الوصف الافتراضي في نتائج البحث',
  'Default page title': 'العنوان الافتراضي للصفحات',
  Description: 'الوصف',
  'Description text': 'نص الوصف',
  Designation: 'المسمى الوظيفي',
  Detail: 'الشرح',
  Details: 'التفاصيل',
  'E-mail': 'البريد الإلكتروني',
  'Email 1': 'البريد الإلكتروني 1',
  'Email 2': 'البريد الإلكتروني 2',
  Fact: 'الحقائق',
  'Fact stats': 'بنود الحقائق',
  'Fact title': 'عنوان الحقائق',
  'Featured articles': 'مقالات مختارة',
  Growth: 'الأثر',
  Heading: 'الترويسة',
  'Help text': 'نص المساعدة',
  Icon: 'الأيقونة',
  Image: 'الصورة',
  'Image description': 'وصف الصورة',
  'Image focal point': 'نقطة تركيز الصورة',
  Location: 'المدينة',
  Logo: 'الشعار',
  'Logo description': 'وصف الشعار',
  'Logo focal point': 'نقطة تركيز الشعار',
  'Main heading': 'الترويسة الرئيسية',
  'Main image': 'الصورة الرئيسية',
  'Main image description': 'وصف الصورة الرئيسية',
  'Main image focal point': 'نقطة تركيز الصورة الرئيسية',
  'Main paragraph': 'الفقرة الرئيسية',
  'Main text': 'النص الرئيسي',
  'Map address': 'رابط الخريطة',
  'Meta description': 'الوصف في نتائج البحث',
  Name: 'الاسم',
  Offices: 'المكاتب',
  'Page title': 'عنوان الصفحة',
  Phone: 'الجوال',
  'Phone 1': 'الجوال 1',
  'Phone 2': 'الجوال 2',
  Projects: 'المشاريع',
  Question: 'السؤال',
  Rating: 'التقييم',
  'Satisfaction percent': 'نسبة الرضا',
  'Scheduling address': 'رابط حجز المواعيد',
  Stars: 'النجوم',
  'Sub heading description': 'نص العنوان الفرعي',
  'Sub heading title': 'عنوان فرعي',
  'Sub headings': 'العناوين الفرعية',
  'Support image': 'الصورة المساندة',
  'Support image description': 'وصف الصورة المساندة',
  'Support image focal point': 'نقطة تركيز الصورة المساندة',
  Tagline: 'العبارة التعريفية',
  Text: 'النص',
  'The body': 'محتوى الطلب',
  Timeline: 'المدة',
  'Timeline unit': 'وحدة المدة',
  Title: 'العنوان',
  Years: 'السنوات',
} as const;

/** Where one English word has two meanings, the second is told apart by its name. */
const apart = {
  'Office location': { en: 'Location', ar: 'عنوان المكتب' },
} as const satisfies Record<string, Bilingual>;

/** What one thing in a list is called, by the label of the list. */
const ones = {
  'Benefit items': { en: 'Benefit item', ar: 'فائدة' },
  Bullets: { en: 'Bullet', ar: 'نقطة' },
  'Fact stats': { en: 'Fact stat', ar: 'حقيقة' },
  'Featured articles': { en: 'Featured article', ar: 'مقال مختار' },
  Offices: { en: 'Office', ar: 'مكتب' },
  'Sub headings': { en: 'Sub heading', ar: 'عنوان فرعي' },
} as const satisfies Partial<Record<keyof typeof arabic, Bilingual>>;

export const oneIn = (list: Bilingual): Bilingual => ones[list.en as keyof typeof ones] ?? list;

export type Label = keyof typeof arabic | keyof typeof apart;

/** The label of a picture: what describes it and where it is cropped are called after it. */
export type ImageLabel = {
  [L in Label]: `${L} description` | `${L} focal point` extends Label ? L : never;
}[Label];

export const labelled = (label: Label): Bilingual =>
  label in apart
    ? apart[label as keyof typeof apart]
    : { en: label, ar: arabic[label as keyof typeof arabic] };

/** Every label there is. */
export const labels: readonly Label[] = [
  ...(Object.keys(arabic) as Label[]),
  ...(Object.keys(apart) as Label[]),
];
