import { type Row, seo } from './rows.ts';

export const name = { en: 'Leasing', ar: 'التأجير' };

export const rows: readonly Row[] = [
  {
    route: 'leasing/hero',
    title: { en: 'Leasing Hero and Form', ar: 'مستهل صفحة التأجير ونموذجها' },
    name: { en: 'Hero and form', ar: 'المستهل والنموذج' },
    kinds: ['leasing.hero', 'leasing.form'],
    about: {
      en: 'The top of the leasing page, and what stands around the form.',
      ar: 'أعلى صفحة التأجير، وما يحيط بالنموذج.',
    },
  },
  {
    route: 'leasing/plans',
    title: { en: 'Leasing Plans', ar: 'باقات التأجير' },
    name: { en: 'Plans', ar: 'الباقات' },
    kinds: ['leasing.plans'],
    about: {
      en: 'One to six plans, each with its monthly price in both currencies.',
      ar: 'من باقة واحدة إلى ست، ولكل منها سعر شهري بالعملتين.',
    },
  },
  {
    route: 'leasing/currencies',
    title: { en: 'Leasing Currencies', ar: 'عملات التأجير' },
    name: { en: 'Currencies', ar: 'العملات' },
    kinds: ['leasing.currencies'],
    about: {
      en: 'Which prices are shown. A currency that is switched off has no page.',
      ar: 'العملات التي تُعرض بها الأسعار. لا صفحة للعملة غير المفعّلة.',
    },
  },
  {
    route: 'leasing/benefits',
    title: { en: 'Leasing Benefits', ar: 'فوائد التأجير' },
    name: { en: 'Benefits', ar: 'الفوائد' },
    kinds: ['leasing.benefits'],
    about: { en: 'What the monthly fee covers.', ar: 'ما يشمله الاشتراك الشهري.' },
  },
  {
    route: 'leasing/comparison',
    title: { en: 'Leasing Comparison', ar: 'المقارنة بالشراء' },
    name: { en: 'Comparison', ar: 'المقارنة' },
    kinds: ['leasing.comparison'],
    about: { en: 'Two ways, side by side.', ar: 'طريقتان، إحداهما بجانب الأخرى.' },
  },
  {
    route: 'leasing/trades',
    title: { en: 'Leasing Trades', ar: 'مجالات العملاء' },
    name: { en: 'Trades', ar: 'المجالات' },
    kinds: ['leasing.trades'],
    about: { en: 'Whom the offer is for, one tile each.', ar: 'لمن هذا العرض، مربّع لكل مجال.' },
  },
  {
    route: 'leasing/testimonials',
    title: { en: 'Leasing Testimonials', ar: 'آراء المستأجرين' },
    name: { en: 'Testimonials', ar: 'الآراء' },
    kinds: ['leasing.testimonials'],
    about: {
      en: 'What tenants say. Without any, the page leaves the section out.',
      ar: 'ما يقوله المستأجرون. ولا يظهر القسم في الصفحة إن لم يكن فيه رأي.',
    },
  },
  {
    route: 'leasing/questions',
    title: { en: 'Leasing Questions', ar: 'أسئلة التأجير' },
    name: { en: 'Questions', ar: 'الأسئلة' },
    kinds: ['leasing.questions'],
    about: {
      en: 'What people ask before they sign. At least one must stay: add yours first.',
      ar: 'ما يسأل عنه الناس قبل التوقيع. يجب أن يبقى سؤال واحد على الأقل: أضف أسئلتك أولًا.',
    },
  },
  {
    route: 'leasing/headings',
    title: { en: 'Leasing Headings and Closing', ar: 'ترويسات صفحة التأجير وخاتمتها' },
    name: { en: 'Headings and closing', ar: 'الترويسات والخاتمة' },
    kinds: ['leasing.headings', 'leasing.closing'],
    about: {
      en: 'What stands above the lists, and how the page ends.',
      ar: 'ما يعلو القوائم، وما تنتهي به الصفحة.',
    },
  },
  seo('leasing/seo', { en: 'Leasing SEO', ar: 'سيو التأجير' }, 'website-leasing'),
];
