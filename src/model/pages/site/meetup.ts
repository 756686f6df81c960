import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** Above the footer, where the settings name a scheduling address. */
export const meetup = block({
  noun: 'meet-up block',
  fields: {
    heading: text('Heading'),
    text: prose('Text', { rows: 3, markup: 'inline' }),
    button: text('Button text'),
  },
  builtIn: {
    heading: 'Thirty minutes, one clear next step',
    text: 'Pick a time. We listen, ask what matters and tell you honestly what we would do first.',
    button: 'Schedule a Meetup',
    ar: {
      heading: 'ثلاثون دقيقة تخرج منها بخطوة واضحة',
      text: 'اختر وقتًا يناسبك. نستمع إليك ونسأل عمّا يهم، ونقول لك بصراحة من أين نبدأ لو كنا مكانك.',
      button: 'احجز لقاءً',
    },
  },
});
