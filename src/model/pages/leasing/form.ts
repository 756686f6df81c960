import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';
import { privacyNote } from '../privacy-note.ts';

/** What stands around the inputs of the lease form. */
export const form = block({
  noun: 'lease form',
  fields: {
    heading: text('Heading'),
    lead: prose('Opening text', { rows: 3 }),
    button: text('Button text'),
    privacy: prose('Privacy note', {
      required: false,
      rows: 3,
      markup: 'inline',
      hint: { en: 'Left blank, there is none', ar: 'إن تُرك فارغًا لم يظهر شيء' },
    }),
  },
  builtIn: {
    heading: 'Your website starts here',
    lead: 'Leave your details. We call back within one working day.',
    button: 'Lease my website',
    privacy: privacyNote.en,
    ar: {
      heading: 'موقعك يبدأ من هنا',
      lead: 'اترك بياناتك ونتصل بك خلال يوم عمل واحد.',
      button: 'أريد استئجار موقعي',
      privacy: privacyNote.ar,
    },
  },
});
