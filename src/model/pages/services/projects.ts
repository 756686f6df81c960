import { prose } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { cardFailures } from '../../vocabulary/messages.ts';
import { collection } from '../../vocabulary/nodes.ts';

export const projects = collection({
  noun: 'project',
  messages: cardFailures('project'),
  fields: {
    detail: prose('Detail', { markup: 'text' }),
    image: image('Image', { required: true }),
  },
});
