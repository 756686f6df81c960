import { message } from '../../messages/message.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { number, prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block, collection, group, page } from '../../vocabulary/nodes.ts';
import { bannerTexts } from '../banner.ts';
import { headings } from './headings.ts';
import { steps } from './steps.ts';

const banner = block({
  noun: 'banner',
  fields: { ...bannerTexts, image: image('Image', { pngOnly: true }) },
});

const innovation = block({
  noun: 'innovation section',
  fields: {
    text: prose('Description text', { markup: 'text' }),
    projects: number('Projects'),
    satisfaction: number('Satisfaction percent', { max: 100 }),
    mainImage: image('Main image', { pngOnly: true }),
    supportImage: image('Support image', { pngOnly: true }),
  },
});

const features = collection({
  noun: 'feature',
  fields: { heading: text('Heading'), text: prose('Text', { markup: 'text' }) },
});

export const about = page({
  key: 'about',
  fetchFailed: message('fetchFailed', { noun: 'about data' }),
  root: group({
    banner,
    innovation,
    features,
    strategy: steps('strategy'),
    development: steps('development'),
    headings,
  }),
});

export type About = AnswerOf<typeof about>;
