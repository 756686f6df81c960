import type { Language } from '../../../model/language.ts';

export const en = {
  language: 'en' as Language,
  agencyName: 'Wajha',
  defaultDescription:
    'We design and build websites, apps and online shops in English and Arabic, and bring people to them, for companies that want to be understood at first sight.',
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  carousel: 'carousel',
  navigation: {
    label: 'Main',
    home: 'Home',
    leaseYourWebsite: 'Lease Your Website',
    services: 'Services',
    ourWork: 'Our Work',
    about: 'About',
    contact: 'Contact',
    blog: 'Blog',
    newBadge: 'NEW',
    speakToAnExpert: 'Speak to an expert',
    servicesMenu: 'Services menu',
    featuredBlog: 'Featured Blog',
    language: 'Language',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    breadcrumbs: 'Where you are',
  },
  dates: {
    none: 'No date',
    invalid: 'Invalid date',
    shape: '{month} {day}, {year}',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  contactBar: {
    label: 'Contact us directly',
    chat: 'Chat with us',
    email: 'Write an e-mail',
    phone: 'Call us',
    chatAbout: 'Hello! I have a question about {subject}.',
  },
  footer: {
    meetup: {
      heading: 'Thirty minutes, one clear next step',
      text: 'Pick a time. We listen, ask what matters and tell you honestly what we would do first.',
      button: 'Schedule a Meetup',
      frame: 'Calendar for a 30-minute meeting',
    },
    quickLinks: 'Quick links',
    services: 'Services',
    locations: 'Locations',
    allLocations: 'All locations',
    offices: 'Offices',
    contact: 'Contact',
    rights: 'All rights reserved.',
    builtInServices: [
      { name: 'Design & UX', route: '/design-&-ux' },
      { name: 'Web Design & Development', route: '/web-design-&-development' },
      { name: 'Mobile App Development', route: '/mobile-app-development' },
      { name: 'E-commerce Web Development', route: '/e-commerce-web-development' },
      { name: 'Digital Marketing', route: '/digital-marketing' },
    ],
  },
  contactModal: {
    title: 'A powerful journey starts here.',
    close: 'Close',
    submit: 'Submit',
    sending: 'Submitting...',
  },
  forms: {
    privacy:
      'We use what you send to answer you, and for nothing else. We pass it on to nobody, and delete it when you ask us to.',
  },
  errors: {
    heading: 'Error Loading Data',
    tryAgain: 'Try again',
  },
  notFound: {
    title: 'Page not found',
    heading: 'This page is not on the map',
    text: 'The address may have changed, or it never led anywhere. These do:',
  },
};

/** Every text of the public site; a text that one language lacks fails the type check. */
export type Dictionary = typeof en;
