import { message } from '../../messages/message.ts';
import { prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { cardFailures } from '../../vocabulary/messages.ts';
import { block, collection } from '../../vocabulary/nodes.ts';

const cards = collection({
  noun: 'expert card',
  messages: {
    ...cardFailures('expert card'),
    deleteFailed: message('deleteFailed', { noun: 'item' }),
    deleted: message('deleted', { noun: 'item' }),
  },
  fields: { title: text('Title'), details: prose('Details', { markup: 'text' }) },
});

export const expertAt = block({
  noun: 'expert section',
  deletable: false,
  fields: { title: text('Title'), image: image('Image', { shape: 'square' }) },
  children: { cards },
});
