import { type BlockRow, blockTexts } from './block-row.ts';

const fetched = { from: '/api/services', failed: 'Failed to fetch services data' };

const ofMainService = {
  isKept: true,
  fetched: { ...fetched, failed: 'Failed to fetch services' },
  shownAt: '/services/design-&-ux',
};

/** Both are edited on two screens; `{first}` is the id of the first main service. */
const onTwoScreens: Omit<BlockRow, 'route'>[] = [
  {
    ...ofMainService,
    noun: 'banner',
    address: '/services/services/{first}/banner',
    typed: {
      Heading: ['Lamps for every coast', 'مصابيح لكل ساحل'],
      Detail: ['Lit by hand, one by one.', 'تضاء باليد واحدًا واحدًا.'],
    },
    faults: ['Heading is required', 'Detail is required'],
    says: blockTexts('banner'),
  },
  {
    ...ofMainService,
    noun: 'design process',
    address: '/services/services/{first}/design-process',
    typed: {
      Heading: ['From wick to flame', 'من الفتيل إلى اللهب'],
      Description: ['Four quiet steps.', 'أربع خطوات هادئة.'],
    },
    faults: ['Heading is required', 'Description is required'],
    says: blockTexts('design process'),
  },
];

export const serviceBlocks: readonly BlockRow[] = [
  ...onTwoScreens.map((block, index) => ({
    route: 'services/primary',
    ...(index === 0 && { shape: 'in a chosen service' }),
    ...block,
  })),
  ...onTwoScreens.map((block) => ({ route: 'services/secondary', ...block })),
  {
    route: 'services/banner',
    address: '/services/banner',
    noun: 'banner',
    typed: {
      Heading: ['What a lighthouse can do', 'ما تستطيعه المنارة'],
      Text: ['More than light.', 'أكثر من الضوء.'],
      'Button text': ['Climb the tower', 'اصعد البرج'],
    },
    pictures: [{ label: 'Image', takes: 'PNG only' }],
    faults: ['Heading is required', 'Text is required'],
    says: blockTexts('banner'),
    fetched,
    shownAt: '/services',
  },
  {
    route: 'services/process',
    address: '/services/efficient-process',
    noun: 'process',
    typed: {
      'Main heading': ['How the night is kept', 'كيف يُحرس الليل'],
      Description: ['In four watches.', 'في أربع نوبات.'],
    },
    faults: ['Main heading is required', 'Description is required'],
    isKept: true,
    says: blockTexts('process'),
    fetched,
    shownAt: '/services',
  },
  {
    route: 'services/expert-at',
    address: '/services/expert-at',
    noun: 'expert section',
    typed: { Title: ['At home in fog', 'في بيتنا الضباب'] },
    pictures: [{ label: 'Image' }],
    faults: ['Title is required'],
    isKept: true,
    says: blockTexts('expert section'),
    fetched,
    shownAt: '/services',
  },
  {
    route: 'services/case-studies',
    address: '/services/case-study',
    noun: 'case study',
    typed: {
      Title: ['The winter without a wreck', 'شتاء بلا غرق'],
      Description: ['Told by the harbour master.', 'يرويها رئيس المرفأ.'],
    },
    faults: ['Title is required', 'Description is required'],
    says: blockTexts('case study'),
    fetched,
    shownAt: '/services',
  },
];
