import { ofSection, type Screen, seo } from './screen-rows.ts';
import type { Section } from './sections.ts';

/** Edited beside the primary and beside the secondary services. */
const ofMainService = [
  'services.services.banner',
  'services.services.designProcess',
  'services.services.designProcess.cards',
];

/** Every screen that edits content. A new kind gets its row here. */
export const screens: readonly Screen[] = [
  ...ofSection('home', '/', [
    {
      route: 'home',
      title: 'Home Page Management',
      name: 'Home page',
      kinds: ['home.portfolio', 'home.faq'],
      about: 'The portfolio and the questions of the home page, together.',
    },
    {
      route: 'portfolio',
      title: 'Portfolio Management',
      name: 'Portfolio',
      kinds: ['home.portfolio'],
      about: 'The projects that visitors step through on the home page.',
    },
    {
      route: 'faq',
      title: 'FAQ Management',
      name: 'FAQ',
      kinds: ['home.faq'],
      about: 'The questions and answers at the end of the home page.',
    },
    seo('home/seo', 'Home page SEO', 'home'),
  ]),
  ...ofSection('blogs', '/blog', [
    {
      route: 'blogs',
      title: 'Blog Management',
      name: 'Blogs',
      kinds: ['blogs.blogs'],
      about: 'The articles of the blog, newest first.',
    },
    {
      route: 'blogs/banner',
      title: 'Blog Banner Management',
      name: 'Banner',
      kinds: ['blogs.banner'],
      about: 'The top of the blog page.',
      fetchFailed: 'Failed to fetch blog data',
    },
    seo('blogs/seo', 'Blogs SEO', 'blogs'),
  ]),
  ...ofSection('services', '/services', [
    {
      route: 'services',
      title: 'Services Management',
      name: 'Overview',
      kinds: [],
      about: 'Every screen of the services pages.',
    },
    {
      route: 'services/main',
      title: 'Main Services Management',
      name: 'Main services',
      kinds: ['services.services'],
      about: 'The service groups of the menu, each with a page of its own.',
      fetchFailed: 'Failed to fetch services',
    },
    {
      route: 'services/primary',
      title: 'Primary Services Management',
      name: 'Primary services',
      kinds: [...ofMainService, 'services.services.primaryServices'],
      about: 'The services within a group, with the banner and design process of that group.',
      panel: () => import('./extras/primary-services.tsx'),
      fetchFailed: 'Failed to fetch services',
    },
    {
      route: 'services/secondary',
      title: 'Secondary Services Management',
      name: 'Secondary services',
      kinds: [...ofMainService, 'services.services.primaryServices.secondaryServices'],
      about: 'The services within a primary service.',
      panel: () => import('./extras/secondary-services.tsx'),
      fetchFailed: 'Failed to fetch services',
    },
    {
      route: 'services/banner',
      title: 'Services Banner',
      name: 'Banner',
      kinds: ['services.banner'],
      about: 'The top of the services page.',
    },
    {
      route: 'services/process',
      title: 'Efficient Process',
      name: 'Process',
      kinds: ['services.efficientProcess', 'services.efficientProcess.cards'],
      about: 'How the agency works, a heading and a card for each step.',
    },
    {
      route: 'services/projects',
      title: 'Projects Management',
      name: 'Projects',
      kinds: ['services.projects'],
      about: 'The projects on the services page.',
    },
    {
      route: 'services/expert-at',
      title: 'Expert At',
      name: 'Expert at',
      kinds: ['services.expertAt', 'services.expertAt.cards'],
      about: 'What the agency is expert at, a title, a picture and cards.',
    },
    {
      route: 'services/case-studies',
      title: 'Case Study',
      name: 'Case study',
      kinds: ['services.caseStudy'],
      about: 'One case told on the services page.',
    },
    seo('services/seo', 'Services SEO', 'services'),
  ]),
  ...ofSection('about', '/about-us', [
    {
      route: 'about/banner',
      title: 'About Banner',
      name: 'Banner',
      kinds: ['about.banner'],
      about: 'The top of the about page.',
    },
    {
      route: 'about/innovation',
      title: 'Innovation',
      name: 'Innovation',
      kinds: ['about.innovation'],
      about: 'The agency in two figures and two pictures.',
    },
    {
      route: 'about/strategy',
      title: 'Strategy',
      name: 'Strategy',
      kinds: ['about.strategy', 'about.strategy.cards'],
      about: 'The strategy text and its cards.',
    },
    {
      route: 'about/features',
      title: 'Features',
      name: 'Features',
      kinds: ['about.features'],
      about: 'What sets the agency apart, a card each.',
    },
    {
      route: 'about/development',
      title: 'Development',
      name: 'Development',
      kinds: ['about.development', 'about.development.cards'],
      about: 'The development text and its cards.',
    },
    seo('about/seo', 'About SEO', 'about-us'),
  ]),
  ...ofSection('our-work', '/our-work', [
    {
      route: 'our-work/banner',
      title: 'Our Work Banner',
      name: 'Banner',
      kinds: ['our-work.banner'],
      about: 'The top of the page of work.',
    },
    {
      route: 'our-work/stats',
      title: 'Our Work Statistics',
      name: 'Statistics',
      kinds: ['our-work.stats'],
      about: 'The figures that count years, brands, clients and the rating.',
    },
    {
      route: 'our-work/projects',
      title: 'Our Work Cards',
      name: 'Projects',
      kinds: ['our-work.work.cards'],
      about: 'The projects with their timeline, satisfaction and growth.',
    },
    {
      route: 'our-work/testimonials',
      title: 'Our Work Testimonials',
      name: 'Testimonials',
      kinds: ['our-work.testimonials'],
      about: 'What clients say, with their stars.',
      panel: () => import('./extras/testimonials.tsx'),
    },
    seo('our-work/seo', 'Our Work SEO', 'our-work'),
  ]),
  ...ofSection('contact', '/contact-us', [
    {
      route: 'contact/banner',
      title: 'Contact Banner',
      name: 'Banner',
      kinds: ['contact.banner'],
      about: 'The top of the contact page.',
    },
    {
      route: 'contact/info',
      title: 'Contact Info',
      name: 'Info',
      kinds: ['contact.contact'],
      about: 'Tagline, phones, e-mails and location. Empty values are hidden on the site.',
      panel: () => import('./extras/contact-info.tsx'),
    },
    {
      route: 'contact/help',
      title: 'Help',
      name: 'Help',
      kinds: ['contact.help'],
      about: 'The text under the contact form.',
    },
    seo('contact/seo', 'Contact SEO', 'contact-us'),
  ]),
  ...ofSection('local-seo', '/localseo', [
    {
      route: 'local-seo',
      title: 'Local SEO Management',
      name: 'Locations',
      kinds: ['local-seo.data'],
      about: 'A page for each place where the agency wants to be found.',
      panel: () => import('./extras/local-seo.tsx'),
    },
  ]),
  ...ofSection('settings', '/', [
    {
      route: 'settings',
      title: 'Site Settings',
      name: 'Site',
      kinds: ['settings', 'settings.clientLogos'],
      about: 'Name, phones, addresses, offices and client logos, used on every page.',
    },
    {
      ...seo('leasing/seo', 'Leasing SEO', 'website-leasing'),
      name: 'Leasing SEO',
      shownAt: '/website-leasing',
    },
  ]),
];

export const screenAt = (route: string) => screens.find((screen) => screen.route === route);

export const screensOf = (section: Section) =>
  screens.filter((screen) => screen.section === section);
