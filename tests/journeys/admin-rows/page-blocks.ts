import { type BlockRow, blockTexts } from './block-row.ts';

const banner = {
  noun: 'banner',
  typed: {
    Heading: ['The light at the end of the pier', 'الضوء في آخر الرصيف'],
    Text: ['It has been on since dusk.', 'مضاء منذ الغسق.'],
  },
  faults: ['Heading is required', 'Text is required'],
  says: blockTexts('banner'),
} satisfies Partial<BlockRow>;

const faultsWithImage = [...banner.faults, 'Image is required'];

const fetchedFrom = (page: string, data = `${page} data`) => ({
  from: `/api/${page.replace(' ', '-')}`,
  failed: `Failed to fetch ${data}`,
});

const steps = {
  typed: { 'Main text': ['Every voyage begins with a chart.', 'كل رحلة تبدأ بخريطة.'] },
  faults: ['Main text is required'],
  isKept: true,
  fetched: fetchedFrom('about'),
  shownAt: '/about-us',
} satisfies Partial<BlockRow>;

export const pageBlocks: readonly BlockRow[] = [
  {
    route: 'blogs/banner',
    shape: 'a PNG that it cannot be without',
    address: '/blogs/banner',
    ...banner,
    pictures: [{ label: 'Image', isRequired: true, takes: 'PNG only' }],
    faults: faultsWithImage,
    fetched: fetchedFrom('blogs', 'blog data'),
    shownAt: '/blog',
  },
  {
    route: 'about/banner',
    address: '/about/banner',
    ...banner,
    pictures: [{ label: 'Image', takes: 'PNG only' }],
    fetched: fetchedFrom('about'),
    shownAt: '/about-us',
  },
  {
    route: 'about/innovation',
    shape: 'numbers, and two pictures that it can be without',
    address: '/about/innovation',
    noun: 'innovation section',
    typed: {
      'Description text': ['A lens that turns by itself.', 'عدسة تدور وحدها.'],
      Projects: '4711',
      'Satisfaction percent': '89',
    },
    pictures: [
      { label: 'Main image', takes: 'PNG only' },
      { label: 'Support image', takes: 'PNG only' },
    ],
    faults: [
      'Description text is required',
      'Projects must be a number from 0 to 1000000000',
      'Satisfaction percent must be a number from 0 to 100',
    ],
    wrong: [
      ['Satisfaction percent', '101', 'Satisfaction percent must be a number from 0 to 100'],
      ['Projects', '1.5', 'Projects must be a whole number'],
    ],
    says: blockTexts('innovation section'),
    fetched: fetchedFrom('about'),
    shownAt: '/about-us',
  },
  {
    route: 'about/strategy',
    shape: 'not to be deleted, above its cards',
    address: '/about/strategy',
    noun: 'strategy main text',
    says: blockTexts('strategy main text'),
    ...steps,
  },
  {
    route: 'about/development',
    address: '/about/development',
    noun: 'development main text',
    says: blockTexts('development main text'),
    ...steps,
  },
  {
    route: 'our-work/banner',
    address: '/our-work/banner',
    ...banner,
    typed: { ...banner.typed, Tagline: ['Seen from afar', 'يُرى من بعيد'] },
    pictures: [{ label: 'Image', isRequired: true, takes: 'PNG only' }],
    faults: faultsWithImage,
    fetched: fetchedFrom('our work'),
    shownAt: '/our-work',
  },
  {
    route: 'our-work/stats',
    address: '/our-work/stats',
    noun: 'statistics',
    typed: {
      'Main heading': ['Counted from the tower', 'معدود من البرج'],
      Text: ['One keeper, many ships.', 'حارس واحد وسفن كثيرة.'],
      Years: '4712',
      Brands: '4713',
      Clients: '4714',
      Rating: '3.9',
    },
    faults: [
      'Main heading is required',
      'Text is required',
      'Years must be a number from 0 to 1000000000',
      'Brands must be a number from 0 to 1000000000',
      'Clients must be a number from 0 to 1000000000',
      'Rating must be a number from 0 to 5',
    ],
    wrong: [
      ['Rating', '5.1', 'Rating must be a number from 0 to 5'],
      ['Rating', '4.75', 'Rating must be in steps of 0.1'],
    ],
    says: blockTexts('statistics'),
    fetched: fetchedFrom('our work'),
    shownAt: '/our-work',
  },
  {
    route: 'contact/banner',
    shape: 'a picture that had better be a PNG',
    address: '/contact/banner',
    ...banner,
    pictures: [{ label: 'Image', isRequired: true, takes: 'PNG first' }],
    faults: faultsWithImage,
    fetched: fetchedFrom('contact'),
    shownAt: '/contact-us',
  },
  {
    route: 'contact/help',
    address: '/contact/help',
    noun: 'help text',
    typed: { 'Help text': ['Ring twice for the keeper.', 'اقرع مرتين للحارس.'] },
    faults: ['Help text is required'],
    says: blockTexts('help text'),
    fetched: fetchedFrom('contact'),
    shownAt: '/contact-us',
  },
  {
    route: 'settings',
    address: '/settings',
    noun: 'settings',
    typed: { 'Agency name': ['Lighthouse Works', 'أعمال المنارة'] },
    faults: ['Agency name is required'],
    isKept: true,
    says: blockTexts('settings'),
    fetched: fetchedFrom('settings', 'settings'),
    shownAt: '/',
  },
];
