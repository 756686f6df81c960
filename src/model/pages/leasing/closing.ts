import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** Ends the page in the footer's place. */
export const closing = block({
  noun: 'leasing closing',
  fields: {
    heading: text('Heading'),
    text: prose('Text', { rows: 3 }),
    plansButton: text('Button to the plans'),
    chatButton: text('Button to the chat'),
    locations: text('Locations heading'),
  },
  builtIn: {
    heading: 'Open the shop. We look after the website.',
    text: 'Choose a plan today, and the next thing you see is a design with your name on it.',
    plansButton: 'Choose a plan',
    chatButton: 'Chat with us',
    locations: 'Local pages',
    ar: {
      heading: 'افتح محلك، واترك الموقع علينا',
      text: 'اختر باقتك اليوم، وأول ما تراه بعدها تصميم يحمل اسمك.',
      plansButton: 'اختر باقتك',
      chatButton: 'راسلنا الآن',
      locations: 'المدن التي نخدمها',
    },
  },
});
