import { prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block } from '../../vocabulary/nodes.ts';
import { bannerTexts } from '../banner.ts';
import { tools } from './tools.ts';

export const banner = block({
  noun: 'banner',
  fields: {
    ...bannerTexts,
    buttonText: text('Button text', { required: false }),
    image: image('Image', { pngOnly: true }),
  },
});

export const caseStudy = block({
  noun: 'case study',
  fields: { title: text('Title'), description: prose('Description', { markup: 'text' }) },
});

export const software = block({
  noun: 'design software',
  fields: {
    heading: text('Heading'),
    tools: tools({
      en: 'Shown side by side on the services page',
      ar: 'تظهر متجاورة في صفحة الخدمات',
    }),
  },
});
