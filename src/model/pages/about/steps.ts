import { prose, text } from '../../vocabulary/fields.ts';
import { block, collection } from '../../vocabulary/nodes.ts';

/** Strategy and development are told alike: a main text and a card per step. */
export function steps(name: 'strategy' | 'development') {
  const cards = collection({
    noun: `${name} card`,
    fields: { heading: text('Heading'), text: prose('Text', { markup: 'text' }) },
    atMost: 100,
  });
  return block({
    noun: `${name} main text`,
    deletable: false,
    takesChildren: true,
    fields: { text: prose('Main text', { markup: 'inline' }) },
    children: { cards },
  });
}
