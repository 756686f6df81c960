export const texts = {
  heading: 'About',
  contactUs: 'Contact Us',
  innovation: {
    heading: 'Innovation',
    projects: 'Projects completed',
    satisfaction: 'Client satisfaction',
  },
  strategy: 'Strategy',
  development: 'Development',
  features: 'What you can hold us to',
  closing: 'Sit down with us',
};
