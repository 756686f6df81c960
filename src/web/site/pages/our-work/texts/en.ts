export const texts = {
  heading: 'Our Work',
  stats: {
    heading: 'In numbers',
    years: 'Years at work',
    brands: 'Brands created',
    clients: 'Clients',
    rating: 'Client rating',
    outOf: 'out of 5',
  },
  work: {
    heading: 'Featured work',
    timeline: 'Timeline',
    satisfaction: 'Satisfaction',
    growth: 'Growth',
    fallbackTimeline: '8 weeks',
    weeks: { zero: '', one: '{count} week', two: '', few: '', many: '', other: '{count} weeks' },
    months: { zero: '', one: '{count} month', two: '', few: '', many: '', other: '{count} months' },
  },
  testimonials: {
    heading: 'What clients say',
    previous: 'Previous testimonials',
    next: 'Next testimonials',
    stars: '{count} out of 5 stars',
  },
  closing: { heading: 'Yours could be next', action: 'Tell us about it' },
};
