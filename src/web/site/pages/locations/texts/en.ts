export const texts = {
  heading: 'All locations',
  text: 'Search is local: people look for what is near, in the words used there. These are the cities we know from the street, each with its own page.',
  listHeading: 'Find your city',
  none: 'No locations yet.',
};
