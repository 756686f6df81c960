export const texts = {
  heading: 'Contact',
  discuss: "Let's Discuss your Project",
  form: {
    heading: 'Write to us',
    submit: 'Send message',
    sending: 'Sending...',
  },
  details: {
    heading: 'Reach us directly',
    phones: 'Call',
    emails: 'E-mail',
    location: 'Visit',
  },
  map: {
    title: 'Map of our office',
    show: 'Show the map',
    note: 'The map is loaded from another site, once you ask for it.',
  },
};
