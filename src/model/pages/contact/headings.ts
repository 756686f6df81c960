import { text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

export const headings = block({
  noun: 'section headings',
  fields: {
    button: text('Button text', {
      hint: { en: 'In the banner; leads to the form', ar: 'في البانر؛ ينقل إلى النموذج' },
    }),
    form: text('Form heading'),
    details: text('Details heading'),
    phones: text('Phones label'),
    emails: text('E-mails label'),
    office: text('Office label'),
  },
  builtIn: {
    button: "Let's Discuss your Project",
    form: 'Write to us',
    details: 'Reach us directly',
    phones: 'Call',
    emails: 'E-mail',
    office: 'Visit',
    ar: {
      button: 'لنتحدث عن مشروعك',
      form: 'اكتب لنا',
      details: 'تواصل معنا مباشرة',
      phones: 'اتصل بنا',
      emails: 'راسلنا',
      office: 'زرنا',
    },
  },
});
