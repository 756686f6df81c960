import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';
import { privacyNote } from '../privacy-note.ts';

/** The contact window, and what stands under it and under the contact form. */
export const forms = block({
  noun: 'contact window',
  fields: {
    title: text('Contact window title'),
    privacy: prose('Privacy note', {
      required: false,
      rows: 3,
      markup: 'inline',
      hint: {
        en: 'Under the contact window and the contact form; left blank, there is none',
        ar: 'أسفل نافذة التواصل ونموذج التواصل؛ إن تُرك فارغًا لم يظهر شيء',
      },
    }),
  },
  builtIn: {
    title: 'A powerful journey starts here.',
    privacy: privacyNote.en,
    ar: {
      title: 'من هنا تبدأ الرحلة.',
      privacy: privacyNote.ar,
    },
  },
});
