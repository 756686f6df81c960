import { message } from '../../messages/message.ts';
import { publicPaths } from '../../public-paths.ts';
import type { AnswerOf, ItemOf } from '../../vocabulary/answers.ts';
import { list, object, prose, text, texts, toggle } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { collection, group, page } from '../../vocabulary/nodes.ts';
import { localSeoCheck } from './check.ts';
import { headings } from './headings.ts';

export const locations = collection({
  noun: 'Local SEO entry',
  path: '',
  slugFrom: 'location',
  publicPage: { path: publicPaths.location, mainText: ['description'] },
  isPublic: (values) => values.isActive === true,
  check: localSeoCheck,
  messages: {
    added: message('createdPlainly', { noun: 'Local SEO data' }),
    updated: message('updatedPlainly', { noun: 'Local SEO data' }),
    addFailed: message('saveFailed', { noun: 'Local SEO data' }),
    updateFailed: message('saveFailed', { noun: 'Local SEO data' }),
  },
  fields: {
    location: text('Location'),
    title: text('Title'),
    description: prose('Description', { markup: 'inline' }),
    fact: object('Fact', { title: text('Fact title'), stats: texts('Fact stats') }),
    benefits: object('Benefits', {
      title: text('Benefits title'),
      items: list(
        'Benefit items',
        {
          icon: text('Icon', { required: false, translated: false }),
          title: text('Benefit title'),
          description: prose('Benefit description', { markup: 'text' }),
        },
        { atLeastOne: message('addBenefit') },
      ),
    }),
    conclusion: prose('Conclusion', { markup: 'text' }),
    cta: text('Call to action'),
    image: image('Image'),
    isActive: toggle('Active'),
  },
});

export const localSeo = page({
  key: 'local-seo',
  name: 'Local SEO',
  fetchFailed: message('fetchFailed', { noun: 'Local SEO data' }),
  envelope: { success: true },
  root: group({ data: locations, headings }),
});

export type LocalSeo = AnswerOf<typeof localSeo>;
export type Location = ItemOf<typeof locations>;
