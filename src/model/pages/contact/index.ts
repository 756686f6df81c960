import { message } from '../../messages/message.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { prose } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block, group, page } from '../../vocabulary/nodes.ts';
import { bannerTexts } from '../banner.ts';
import { headings } from './headings.ts';
import { contactInfo } from './info.ts';

const banner = block({
  noun: 'banner',
  fields: { ...bannerTexts, image: image('Image', { required: true, suggestsPng: true }) },
});

const help = block({ noun: 'help text', fields: { help: prose('Help text', { markup: 'text' }) } });

export const contact = page({
  key: 'contact',
  fetchFailed: message('fetchFailed', { noun: 'contact data' }),
  root: group({ banner, contact: contactInfo, help, headings }),
});

export type Contact = AnswerOf<typeof contact>;
