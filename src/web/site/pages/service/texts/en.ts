import { texts as shared } from '../../service-parts/texts/en.ts';

export const texts = {
  ...shared,
  notFound: 'Service Not Found',
  notFoundText: 'The requested service could not be found.',
  primaryServices: 'What we do here',
};
