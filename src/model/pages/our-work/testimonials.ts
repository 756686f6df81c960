import { number, prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { collection } from '../../vocabulary/nodes.ts';

export const testimonials = collection({
  noun: 'testimonial',
  fields: {
    stars: number('Stars', { max: 5 }),
    text: prose('Text'),
    name: text('Name'),
    designation: text('Designation'),
    image: image('Image', { required: true, shape: 'round' }),
  },
});
