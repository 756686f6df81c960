import { texts as shared } from '../../service-parts/texts/en.ts';

export const texts = {
  ...shared,
  notFound: 'Service Not Found',
  notFoundText: 'The requested service could not be found.',
  primaryServices: 'What we do here',
  unsure: 'Not sure which one?',
  unsureText:
    'Tell us what you want to be different. We will say which of these it takes, and in which order.',
};
