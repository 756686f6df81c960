import { message } from '../../messages/message.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { number, prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block, group, page } from '../../vocabulary/nodes.ts';
import { bannerTexts } from '../banner.ts';
import { headings } from './headings.ts';
import { testimonials } from './testimonials.ts';
import { cards } from './work-cards.ts';

const banner = block({
  noun: 'banner',
  fields: {
    ...bannerTexts,
    tagline: text('Tagline', { required: false }),
    image: image('Image', { required: true, pngOnly: true }),
  },
});

const stats = block({
  noun: 'statistics',
  fields: {
    mainHead: text('Main heading'),
    text: prose('Text', { markup: 'text' }),
    years: number('Years'),
    brands: number('Brands'),
    clients: number('Clients'),
    rating: number('Rating', { max: 5, step: 0.1 }),
  },
});

export const ourWork = page({
  key: 'our-work',
  fetchFailed: message('fetchFailed', { noun: 'our work data' }),
  root: group({ banner, stats, work: group({ cards }), testimonials, headings }),
});

export type OurWork = AnswerOf<typeof ourWork>;
