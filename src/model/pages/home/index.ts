import { message } from '../../messages/message.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { collection, group, page } from '../../vocabulary/nodes.ts';
import { headings } from './headings.ts';
import { hero } from './hero.ts';

/** Each names an illustration that is built into the site. */
export const portfolioKeywords = ['web', 'product', 'mobile', 'ecommerce'] as const;

export const portfolio = collection({
  noun: 'portfolio item',
  fields: {
    name: text('Name'),
    description: prose('Description', { markup: 'inline' }),
    image: image('Image', { required: true, keywords: portfolioKeywords }),
  },
  hasExamples: true,
});

export const faq = collection({
  noun: 'FAQ item',
  fields: { question: text('Question'), answer: prose('Answer', { markup: 'text' }) },
  hasExamples: true,
});

export const home = page({
  key: 'home',
  fetchFailed: message('fetchFailed', { noun: 'home data' }),
  root: group({ hero, portfolio, faq, headings }),
});

export type Home = AnswerOf<typeof home>;
