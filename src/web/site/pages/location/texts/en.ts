import { texts as overview } from '../../service-parts/overview/texts/en.ts';

export const texts = {
  ...overview,
  notFound: 'Location Not Found',
  notFoundText: 'Local SEO data for this location is not available.',
  allLocations: 'All locations',
};
