import { prose, text, texts } from '../../vocabulary/fields.ts';
import { block, collection } from '../../vocabulary/nodes.ts';
import { describedInArabic } from '../described-in-arabic.ts';

const titled = { title: text('Title'), description: prose('Description') };

export const secondaryServices = collection({ noun: 'secondary service', fields: titled });

export const primaryServices = collection({
  noun: 'primary service',
  slugFrom: 'title',
  inArabic: describedInArabic,
  messages: {
    confirmDelete:
      'Are you sure you want to delete this primary service? Its secondary services are deleted too.',
  },
  fields: titled,
  children: { secondaryServices },
});

const banner = block({
  noun: 'banner',
  deletable: false,
  fields: { heading: text('Heading'), detail: prose('Detail') },
});

const designProcessCards = collection({
  noun: 'design process card',
  fields: {
    heading: text('Heading', { hint: 'The site shows the first four cards' }),
    bullets: texts('Bullets', { atLeastOne: 'Please add at least one bullet point' }),
  },
});

const designProcess = block({
  noun: 'design process',
  deletable: false,
  fields: { heading: text('Heading'), description: prose('Description') },
  children: { cards: designProcessCards },
});

export const mainServices = collection({
  noun: 'service',
  slugFrom: 'title',
  inArabic: describedInArabic,
  messages: {
    confirmDelete:
      'Are you sure you want to delete this service? Its primary and secondary services are deleted too.',
  },
  fields: {
    ...titled,
    featuredArticles: texts('Featured articles', {
      required: false,
      hint: 'Titles shown beside this group in the menu',
    }),
  },
  children: {
    banner,
    designProcess,
    primaryServices,
  },
});
