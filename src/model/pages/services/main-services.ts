import { message } from '../../messages/message.ts';
import { publicPaths } from '../../public-paths.ts';
import { choice, prose, text, texts } from '../../vocabulary/fields.ts';
import { block, collection } from '../../vocabulary/nodes.ts';
import { tools } from './tools.ts';

const titled = { title: text('Title'), description: prose('Description', { markup: 'inline' }) };

export const secondaryServices = collection({
  noun: 'secondary service',
  fields: { title: text('Title'), description: prose('Description', { markup: 'text' }) },
});

export const primaryServices = collection({
  noun: 'primary service',
  slugFrom: 'title',
  publicPage: { path: publicPaths.primaryService, mainText: ['description'] },
  messages: { confirmDelete: message('confirmDeletePrimary') },
  fields: titled,
  children: { secondaryServices },
});

const banner = block({
  noun: 'banner',
  deletable: false,
  fields: { heading: text('Heading'), detail: prose('Detail', { markup: 'inline' }) },
});

const designProcessCards = collection({
  noun: 'design process card',
  fields: {
    heading: text('Heading', {
      hint: {
        en: 'The site shows the first four cards',
        ar: 'يعرض الموقع البطاقات الأربع الأولى',
      },
    }),
    bullets: texts('Bullets', { atLeastOne: message('addBullet') }),
  },
});

const designProcess = block({
  noun: 'design process',
  deletable: false,
  fields: { heading: text('Heading'), description: prose('Description', { markup: 'inline' }) },
  children: { cards: designProcessCards },
});

/** The pairs of the brand by their numbers. */
const groupColours = {
  auto: { en: 'By its place in the list', ar: 'بحسب ترتيبها في القائمة' },
  pair1: { en: 'Group colours 1', ar: 'تدرّج المجموعات 1' },
  pair2: { en: 'Group colours 2', ar: 'تدرّج المجموعات 2' },
  pair3: { en: 'Group colours 3', ar: 'تدرّج المجموعات 3' },
  pair4: { en: 'Group colours 4', ar: 'تدرّج المجموعات 4' },
  pair5: { en: 'Group colours 5', ar: 'تدرّج المجموعات 5' },
  house: { en: 'The signal colour', ar: 'لون الإبراز' },
};

export const mainServices = collection({
  noun: 'service',
  slugFrom: 'title',
  publicPage: { path: publicPaths.mainService, mainText: ['description'] },
  messages: { confirmDelete: message('confirmDeleteService') },
  fields: {
    ...titled,
    colour: choice('Colours', groupColours, { fallback: 'auto' }),
    featuredArticles: texts('Featured articles', {
      required: false,
      hint: {
        en: 'Titles shown beside this group in the menu',
        ar: 'عناوين تظهر بجانب هذه المجموعة في القائمة',
      },
    }),
    tools: tools({
      en: 'They pass by on the pages of this group; without any, nothing does',
      ar: 'تمرّ في شريط متحرك في صفحات هذه المجموعة؛ وبلا أدوات لا يظهر الشريط',
    }),
  },
  children: {
    banner,
    designProcess,
    primaryServices,
  },
});
