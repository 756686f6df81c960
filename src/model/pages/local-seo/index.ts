import { list, object, prose, text, texts, toggle } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import {
  type AddressedItemOf,
  type AnswerOf,
  collection,
  group,
  page,
} from '../../vocabulary/nodes.ts';
import { describedInArabic } from '../described-in-arabic.ts';
import { localSeoCheck } from './check.ts';

export const locations = collection({
  noun: 'Local SEO entry',
  path: '',
  slugFrom: 'location',
  isPublic: (values) => values.isActive === true,
  inArabic: describedInArabic,
  check: localSeoCheck,
  messages: {
    added: 'Local SEO data created successfully',
    updated: 'Local SEO data updated successfully',
    addFailed: 'Failed to save Local SEO data',
    updateFailed: 'Failed to save Local SEO data',
  },
  fields: {
    location: text('Location'),
    title: text('Title'),
    description: prose('Description'),
    fact: object('Fact', { title: text('Fact title'), stats: texts('Fact stats') }),
    benefits: object('Benefits', {
      title: text('Benefits title'),
      items: list(
        'Benefit items',
        {
          icon: text('Icon', { required: false, translated: false }),
          title: text('Benefit title'),
          description: prose('Benefit description'),
        },
        { atLeastOne: 'Please add a benefits title and at least one benefit item' },
      ),
    }),
    conclusion: prose('Conclusion'),
    cta: text('Call to action'),
    image: image('Image'),
    isActive: toggle('Active'),
  },
});

export const localSeo = page({
  key: 'local-seo',
  fetchFailed: 'Failed to fetch Local SEO data',
  envelope: { success: true },
  root: group({ data: locations }),
});

export type LocalSeo = AnswerOf<typeof localSeo>;
export type Location = AddressedItemOf<typeof locations>;
