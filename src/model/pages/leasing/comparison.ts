import { list, prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** Two ways side by side, the one that is offered second. */
export const comparison = block({
  noun: 'leasing comparison',
  fields: {
    heading: text('Heading'),
    lead: prose('Opening text', { rows: 3, required: false }),
    first: text('First column'),
    second: text('Second column'),
    rows: list('Rows', {
      title: text('Title'),
      first: prose('First column', { rows: 2 }),
      second: prose('Second column', { rows: 2 }),
    }),
  },
  builtIn: {
    heading: 'Why lease when you could buy?',
    lead: 'Buying suits a company whose website is the business. For everybody else, put the two side by side.',
    first: 'Buying',
    second: 'Leasing',
    rows: [
      {
        title: 'To begin',
        first: 'A large invoice before anyone has seen a page.',
        second: 'The first month. No setup fee.',
        ar: {
          title: 'عند البداية',
          first: 'فاتورة كبيرة قبل أن ترى صفحة واحدة.',
          second: 'اشتراك الشهر الأول، بلا رسوم تأسيس.',
        },
      },
      {
        title: 'While it runs',
        first: 'Hosting, certificate, updates, repairs: four bills from four companies.',
        second: 'One fee, with everything that keeps it online.',
        ar: {
          title: 'ما دام يعمل',
          first: 'استضافة وشهادة وتحديثات وإصلاحات: أربع فواتير من أربع شركات.',
          second: 'مبلغ واحد فيه كل ما يُبقيه متاحًا.',
        },
      },
      {
        title: 'When something changes',
        first: 'A quotation, an hourly rate and a place in the queue.',
        second: 'A message to the people who built it.',
        ar: {
          title: 'إذا احتجت إلى تعديل',
          first: 'عرض سعر، وأجر بالساعة، ودور في الطابور.',
          second: 'رسالة إلى من بنى الموقع.',
        },
      },
      {
        title: 'If you stop',
        first: 'What was spent is spent.',
        second: '30 days notice, and that is all.',
        ar: {
          title: 'إذا قرّرت التوقف',
          first: 'ما أنفقته لا يعود.',
          second: 'إشعار قبل 30 يومًا، وانتهى الأمر.',
        },
      },
    ],
    ar: {
      heading: 'لماذا تستأجر وأنت قادر على الشراء؟',
      lead: 'الشراء يناسب من كان الموقع هو تجارته كلها. أما غيره فليقارن بنفسه.',
      first: 'الشراء',
      second: 'الاستئجار',
    },
  },
});
