import type { Language } from '../language.ts';

/** A kind of thing: any one of them, a certain one, all of them. */
export interface NounForms {
  readonly one: string;
  readonly the: string;
  readonly all: string;
}

export const nounIn = (language: Language, noun: Noun): NounForms =>
  language === 'en' ? { one: noun, the: noun, all: nouns[noun].en } : nouns[noun].ar;

/** Arabic marks the definite and the plural inside the word, so no ending can be appended. */
const many = (en: string, one: string, the: string, all: string) => ({
  en,
  ar: { one, the, all },
});

/** There is only one of it, or it is only ever spoken of as a whole. */
const single = (en: string, ar: string) => ({ en, ar: { one: ar, the: ar, all: ar } });

/** What things are called: the English as its name here, its plural, and the Arabic beside it. */
const nouns = {
  'about data': single('about data', 'محتوى «من نحن»'),
  backups: single('backups', 'النسخ الاحتياطية'),
  banner: single('banners', 'البانر'),
  blog: many('blogs', 'مقال', 'المقال', 'المقالات'),
  'blog data': single('blog data', 'محتوى المدونة'),
  blogs: single('blogs', 'المقالات'),
  brand: single('brands', 'الهوية'),
  'case study': single('case studies', 'دراسة الحالة'),
  'client logo': many('client logos', 'شعار عميل', 'شعار العميل', 'شعارات العملاء'),
  'contact data': single('contact data', 'محتوى صفحة التواصل'),
  'contact information': single('contact information', 'معلومات التواصل'),
  'contact window': single('contact windows', 'نافذة التواصل'),
  currencies: single('currencies', 'العملات'),
  'demo content': single('demo content', 'المحتوى التجريبي'),
  'design process': single('design processes', 'مراحل التصميم'),
  'design process card': many(
    'design process cards',
    'بطاقة مرحلة تصميم',
    'بطاقة مرحلة التصميم',
    'بطاقات مراحل التصميم',
  ),
  'design software': single('design software', 'برامج التصميم'),
  'development card': many('development cards', 'بطاقة تطوير', 'بطاقة التطوير', 'بطاقات التطوير'),
  'development main text': single('development main texts', 'نص التطوير'),
  'expert card': many('expert cards', 'بطاقة خبرة', 'بطاقة الخبرة', 'بطاقات الخبرات'),
  'expert section': single('expert sections', 'قسم الخبرات'),
  'FAQ item': many('FAQ items', 'سؤال شائع', 'السؤال الشائع', 'الأسئلة الشائعة'),
  feature: many('features', 'ميزة', 'الميزة', 'المزايا'),
  footer: single('footers', 'التذييل'),
  'help text': single('help texts', 'نص المساعدة'),
  hero: single('heroes', 'المستهل'),
  history: single('history', 'السجل'),
  'home data': single('home data', 'محتوى الصفحة الرئيسية'),
  'innovation section': single('innovation sections', 'قسم الابتكار'),
  'interface word': many('interface words', 'عبارة', 'العبارة', 'العبارات'),
  item: many('items', 'عنصر', 'العنصر', 'العناصر'),
  lead: many('leads', 'طلب', 'الطلب', 'الطلبات'),
  leads: single('leads', 'الطلبات'),
  'lease form': single('lease forms', 'نموذج التأجير'),
  'leasing benefits': single('leasing benefits', 'فوائد التأجير'),
  'leasing closing': single('leasing closings', 'خاتمة صفحة التأجير'),
  'leasing comparison': single('leasing comparisons', 'المقارنة بالشراء'),
  'leasing data': single('leasing data', 'محتوى صفحة التأجير'),
  'leasing headings': single('leasing headings', 'ترويسات صفحة التأجير'),
  'leasing hero': single('leasing heroes', 'مستهل صفحة التأجير'),
  'leasing trades': single('leasing trades', 'مجالات العملاء'),
  'Local SEO data': single('Local SEO data', 'بيانات السيو المحلي'),
  'Local SEO entry': many('Local SEO entries', 'صفحة مدينة', 'صفحة المدينة', 'صفحات المدن'),
  'meet-up block': single('meet-up blocks', 'فقرة حجز اللقاء'),
  menu: single('menus', 'القائمة'),
  'not-found page': single('not-found pages', 'صفحة العنوان الخاطئ'),
  'our work data': single('our work data', 'محتوى «أعمالنا»'),
  'page data': single('page data', 'بيانات الصفحة'),
  'pages in use': single('pages in use', 'الصفحات المفعّلة'),
  picture: many('pictures', 'صورة', 'الصورة', 'الصور'),
  pictures: single('pictures', 'الصور'),
  plan: many('plans', 'باقة', 'الباقة', 'الباقات'),
  'portfolio item': many('portfolio items', 'عمل في المعرض', 'العمل', 'أعمال المعرض'),
  'primary service': many('primary services', 'خدمة', 'الخدمة', 'الخدمات'),
  process: single('processes', 'مراحل العمل'),
  'process card': many('process cards', 'بطاقة مرحلة', 'بطاقة المرحلة', 'بطاقات المراحل'),
  profile: single('profiles', 'الملف الشخصي'),
  project: many('projects', 'مشروع', 'المشروع', 'المشاريع'),
  'secondary service': many(
    'secondary services',
    'خدمة فرعية',
    'الخدمة الفرعية',
    'الخدمات الفرعية',
  ),
  'section headings': single('section headings', 'ترويسات الأقسام'),
  'SEO data': single('SEO data', 'بيانات السيو'),
  service: many('services', 'مجموعة', 'المجموعة', 'مجموعات الخدمات'),
  services: single('services', 'الخدمات'),
  'services data': single('services data', 'محتوى الخدمات'),
  settings: single('settings', 'الإعدادات'),
  'simple page': many('simple pages', 'صفحة', 'الصفحة', 'الصفحات'),
  'site data': single('site data', 'محتوى الموقع'),
  statistics: single('statistics', 'الإحصاءات'),
  'strategy card': many(
    'strategy cards',
    'بطاقة استراتيجية',
    'بطاقة الاستراتيجية',
    'بطاقات الاستراتيجية',
  ),
  'strategy main text': single('strategy main texts', 'نص الاستراتيجية'),
  testimonial: many('testimonials', 'رأي عميل', 'رأي العميل', 'آراء العملاء'),
  version: many('versions', 'نسخة', 'النسخة', 'النسخ'),
  wording: single('wording', 'عبارات الموقع'),
  'work card': many('work cards', 'بطاقة مشروع', 'بطاقة المشروع', 'بطاقات المشاريع'),
} as const satisfies Record<string, { en: string; ar: NounForms }>;

export type Noun = keyof typeof nouns;

export const nounList = Object.keys(nouns) as Noun[];
