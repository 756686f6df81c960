import { type ItemRow, itemTexts } from './item-row.ts';

const fetched = { from: '/api/home', failed: 'Failed to fetch home data' };

const portfolioItem = {
  noun: 'portfolio item',
  typed: {
    Name: ['Harbour lights', 'أضواء المرفأ'],
    Description: ['A harbour that is lit by its ships.', 'مرفأ تضيئه سفنه.'],
  },
  picture: { label: 'Image', isRequired: true },
  faults: ['Name is required', 'Description is required', 'Image is required'],
  changed: { Description: ['A harbour that is lit by the moon.', 'مرفأ يضيئه القمر.'] },
  says: itemTexts('portfolio item'),
  fetched,
  shownAt: '/',
} satisfies Omit<ItemRow, 'route'>;

const faqItem = {
  noun: 'FAQ item',
  typed: {
    Question: ['When do the ships sail', 'متى تبحر السفن'],
    Answer: ['With the evening tide.', 'مع مد المساء.'],
  },
  faults: ['Question is required', 'Answer is required'],
  changed: { Answer: ['With the morning tide.', 'مع مد الصباح.'] },
  says: itemTexts('FAQ item'),
  fetched,
  shownAt: '/',
} satisfies Omit<ItemRow, 'route'>;

export const homeItems: readonly ItemRow[] = [
  { route: 'home', shape: 'a picture, on a screen of two lists', ...portfolioItem },
  { route: 'home', ...faqItem },
  { route: 'portfolio', ...portfolioItem },
  { route: 'faq', ...faqItem },
  {
    route: 'settings',
    noun: 'client logo',
    typed: { 'Client name': ['Tidewater Shipping', 'شحن المد'] },
    picture: { label: 'Logo', isRequired: true },
    faults: ['Client name is required', 'Logo is required'],
    changed: { 'Client name': ['Moonwater Shipping', 'شحن القمر'] },
    says: itemTexts('client logo'),
    fetched: { from: '/api/settings', failed: 'Failed to fetch settings' },
    shownAt: '/',
  },
];
