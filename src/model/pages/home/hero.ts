import { prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block } from '../../vocabulary/nodes.ts';

/** How the home page begins. */
export const hero = block({
  noun: 'hero',
  fields: {
    heading: text('Heading'),
    lead: prose('Opening text', {
      required: false,
      rows: 3,
      hint: {
        en: 'Left blank, the tagline of the site settings stands here',
        ar: 'إن تُرك فارغًا ظهرت مكانه العبارة التعريفية من إعدادات الموقع',
      },
    }),
    contactButton: text('First button', {
      hint: { en: 'Opens the contact window', ar: 'يفتح نافذة التواصل' },
    }),
    workButton: text('Second button', {
      required: false,
      hint: {
        en: 'Leads to Our Work; left blank, there is no second button',
        ar: 'ينقل إلى «أعمالنا»؛ اتركه فارغًا إن لم ترد زرًا ثانيًا',
      },
    }),
    image: image('Image', {
      hint: {
        en: 'Stands in place of the moving mosaic behind the words; a wide picture, calm where the words begin',
        ar: 'تحل محل الفسيفساء المتحركة خلف الكلمات؛ يفضَّل أن تكون عريضة، هادئة حيث تبدأ الكلمات',
      },
    }),
  },
  builtIn: {
    heading: 'Online, at your best',
    lead: '',
    contactButton: 'Speak to an expert',
    workButton: 'See our work',
    image: null,
    ar: {
      heading: 'حضور رقمي يليق بك',
      contactButton: 'تحدّث إلى خبير',
      workButton: 'شاهد أعمالنا',
    },
  },
});
