import { prose } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { collection } from '../../vocabulary/nodes.ts';

export const projects = collection({
  noun: 'project',
  messages: { addFailed: 'Failed to add project', updateFailed: 'Failed to update project' },
  fields: { detail: prose('Detail'), image: image('Image', { required: true }) },
});
