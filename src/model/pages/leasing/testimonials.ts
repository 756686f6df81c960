import { prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { collection } from '../../vocabulary/nodes.ts';

/** As many as there is room for dots to choose one by, on the narrowest screen. */
export const testimonials = collection({
  noun: 'testimonial',
  isNounShared: true,
  fields: {
    name: text('Name'),
    title: text('Designation'),
    quote: prose('Quote'),
    image: image('Image', { shape: 'round' }),
  },
  atMost: 8,
});
