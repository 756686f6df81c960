import { prose, text, texts } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

export const hero = block({
  noun: 'leasing hero',
  fields: {
    heading: text('Heading'),
    secondLine: text('Second line', { required: false }),
    lead: prose('Opening text', { rows: 3 }),
    points: texts('Points', { required: false }),
    plansButton: text('Button to the plans'),
    chatButton: text('Button to the chat'),
  },
  builtIn: {
    heading: 'Rent the website.',
    secondLine: 'Run the business.',
    lead: 'We design it, host it, keep it safe and answer when something needs changing. You pay one amount a month and get on with your work.',
    points: ['No setup fee', 'Cancel with 30 days notice', 'Hosting and SSL in every plan'],
    plansButton: 'See the plans',
    chatButton: 'Chat with us',
    ar: {
      heading: 'استأجر الموقع،',
      secondLine: 'وتفرّغ لعملك.',
      lead: 'نصمّم موقعك ونستضيفه ونحميه، ونردّ عليك كلما احتجت إلى تعديل. تدفع مبلغًا واحدًا كل شهر، والباقي علينا.',
      points: ['بلا رسوم تأسيس', 'إلغاء بإشعار قبل 30 يومًا', 'الاستضافة وشهادة SSL في كل باقة'],
      plansButton: 'تصفّح الباقات',
      chatButton: 'راسلنا الآن',
    },
  },
});
