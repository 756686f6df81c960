import { prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block, collection } from '../../vocabulary/nodes.ts';

const cards = collection({
  noun: 'expert card',
  messages: {
    addFailed: 'Failed to add expert card',
    updateFailed: 'Failed to update expert card',
    deleteFailed: 'Failed to delete item',
    deleted: 'Item deleted successfully!',
  },
  fields: { title: text('Title'), details: prose('Details') },
});

export const expertAt = block({
  noun: 'expert section',
  deletable: false,
  fields: { title: text('Title'), image: image('Image', { shape: 'square' }) },
  children: { cards },
});
