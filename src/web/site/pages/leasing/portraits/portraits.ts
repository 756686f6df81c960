import chef from './chef.svg?no-inline';
import dentist from './dentist.svg?no-inline';
import mechanic from './mechanic.svg?no-inline';
import seamstress from './seamstress.svg?no-inline';
import teacher from './teacher.svg?no-inline';

/** In the order of the testimonials. */
export const portraits = [chef, dentist, seamstress, mechanic, teacher];
