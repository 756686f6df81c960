import { prose, text } from '../../vocabulary/fields.ts';
import { cardFailures } from '../../vocabulary/messages.ts';
import { block, collection } from '../../vocabulary/nodes.ts';

const cards = collection({
  noun: 'process card',
  messages: cardFailures('process card'),
  fields: { heading: text('Heading'), text: prose('Text', { markup: 'text' }) },
});

export const efficientProcess = block({
  noun: 'process',
  deletable: false,
  fields: {
    mainHeading: text('Main heading'),
    description: prose('Description', { markup: 'inline' }),
  },
  children: { cards },
});
