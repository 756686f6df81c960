import { type ItemRow, itemTexts } from './item-row.ts';

const ofAbout = {
  typed: {
    Heading: ['Charts before sails', 'الخرائط قبل الأشرعة'],
    Text: ['We draw the coast first.', 'نرسم الساحل أولًا.'],
  },
  faults: ['Heading is required', 'Text is required'],
  changed: { Text: ['We draw the depths first.', 'نرسم الأعماق أولًا.'] },
  fetched: { from: '/api/about', failed: 'Failed to fetch about data' },
  shownAt: '/about-us',
} satisfies Partial<ItemRow>;

const ofOurWork = {
  picture: { label: 'Image', isRequired: true },
  fetched: { from: '/api/our-work', failed: 'Failed to fetch our work data' },
  shownAt: '/our-work',
};

export const pageItems: readonly ItemRow[] = [
  {
    route: 'blogs',
    noun: 'blog',
    typed: {
      Title: ['A harbour at night', 'مرفأ في الليل'],
      'Main paragraph': ['The ships come home late.', 'تعود السفن متأخرة.'],
    },
    picture: { label: 'Image', isRequired: true },
    faults: ['Title is required', 'Main paragraph is required', 'Image is required'],
    changed: { 'Main paragraph': ['The ships come home early.', 'تعود السفن مبكرة.'] },
    says: itemTexts('blog'),
    fetched: { from: '/api/blogs', failed: 'Failed to fetch blogs' },
    shownAt: '/blog',
  },
  { route: 'about/features', noun: 'feature', says: itemTexts('feature'), ...ofAbout },
  { route: 'about/strategy', noun: 'strategy card', says: itemTexts('strategy card'), ...ofAbout },
  {
    route: 'about/development',
    noun: 'development card',
    says: itemTexts('development card'),
    ...ofAbout,
  },
  {
    route: 'our-work/projects',
    shape: 'numbers between limits',
    noun: 'work card',
    typed: {
      Title: ['A shop for lanterns', 'متجر للفوانيس'],
      Description: ['It sells light by the metre.', 'يبيع الضوء بالمتر.'],
      Timeline: '117',
      'Satisfaction percent': '93',
      Growth: ['Twice the lanterns', 'ضعف الفوانيس'],
    },
    faults: [
      'Title is required',
      'Description is required',
      'Timeline must be a number from 1 to 120',
      'Satisfaction percent must be a number from 0 to 100',
      'Growth is required',
      'Image is required',
    ],
    wrong: [
      ['Timeline', '121', 'Timeline must be a number from 1 to 120'],
      ['Timeline', '0', 'Timeline must be a number from 1 to 120'],
      ['Satisfaction percent', '101', 'Satisfaction percent must be a number from 0 to 100'],
    ],
    changed: { Growth: ['Thrice the lanterns', 'ثلاثة أضعاف الفوانيس'] },
    says: itemTexts('work card'),
    ...ofOurWork,
  },
  {
    route: 'our-work/testimonials',
    noun: 'testimonial',
    typed: {
      Name: ['Salma Harbi', 'سلمى الحربي'],
      Stars: '2',
      Text: ['They found the coast in fog.', 'وجدوا الساحل في الضباب.'],
      Designation: ['Keeper of the light', 'حارسة المنارة'],
    },
    // As pictures of stars.
    unseen: ['Stars'],
    faults: [
      'Stars must be a number from 0 to 5',
      'Text is required',
      'Name is required',
      'Designation is required',
      'Image is required',
    ],
    wrong: [['Stars', '6', 'Stars must be a number from 0 to 5']],
    changed: { Designation: ['Keeper of the harbour', 'حارسة المرفأ'] },
    says: itemTexts('testimonial'),
    ...ofOurWork,
  },
];
