import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** Of the page that lists every location. */
export const headings = block({
  noun: 'section headings',
  fields: {
    heading: text('Heading'),
    text: prose('Text', { rows: 3, markup: 'inline' }),
    list: text('List heading'),
  },
  builtIn: {
    heading: 'All locations',
    text: 'Search is local: people look for what is near, in the words used there. These are the cities we know from the street, each with its own page.',
    list: 'Find your city',
    ar: {
      heading: 'كل المدن',
      text: 'البحث محلي بطبعه: يبحث الناس عمّا هو قريب منهم، وبالكلمات الدارجة عندهم. هذه مدن نعرفها من شوارعها، ولكل منها صفحتها.',
      list: 'ابحث عن مدينتك',
    },
  },
});
