import { message } from '../../messages/message.ts';
import { publicPaths } from '../../public-paths.ts';
import { prose, text, texts } from '../../vocabulary/fields.ts';
import { block, collection } from '../../vocabulary/nodes.ts';

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

export const mainServices = collection({
  noun: 'service',
  slugFrom: 'title',
  publicPage: { path: publicPaths.mainService, mainText: ['description'] },
  messages: { confirmDelete: message('confirmDeleteService') },
  fields: {
    ...titled,
    featuredArticles: texts('Featured articles', {
      required: false,
      hint: {
        en: 'Titles shown beside this group in the menu',
        ar: 'عناوين تظهر بجانب هذه المجموعة في القائمة',
      },
    }),
  },
  children: {
    banner,
    designProcess,
    primaryServices,
  },
});
