import { texts as shared } from '../../service-parts/texts/en.ts';

export const texts = {
  ...shared,
  notFound: 'Primary Service Not Found',
  notFoundText: 'The requested primary service could not be found.',
  secondaryServices: 'What it covers',
  siblings: 'More from {group}',
};
