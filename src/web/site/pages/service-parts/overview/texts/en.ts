import { texts as shared } from '../../texts/en.ts';

/** What the services page and each local page say about all services. */
export const texts = {
  ...shared,
  services: 'Services',
  servicesHeading: 'Choose where to begin',
  noServices: 'Our services are being written down. Until then, ask us.',
  caseStudy: 'Case study',
  seeOurWork: 'See our work',
  software: 'Design software on our desks',
  projects: 'Related projects',
};
