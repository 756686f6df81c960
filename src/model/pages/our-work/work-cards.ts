import { choice, number, prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { collection } from '../../vocabulary/nodes.ts';

export const cards = collection({
  noun: 'work card',
  fields: {
    title: text('Title'),
    description: prose('Description', { markup: 'text' }),
    timeline: number('Timeline', { min: 1, max: 120 }),
    timelineUnit: choice(
      'Timeline unit',
      { weeks: { en: 'weeks', ar: 'أسابيع' }, months: { en: 'months', ar: 'أشهر' } },
      { fallback: 'months' },
    ),
    satisfaction: number('Satisfaction percent', { max: 100 }),
    growth: text('Growth'),
    image: image('Image', { required: true }),
  },
});
