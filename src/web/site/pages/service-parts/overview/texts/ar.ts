import { texts as shared } from '../../texts/ar.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  ...shared,
  services: 'خدماتنا',
  servicesHeading: 'اختر من أين تبدأ',
  noServices: 'ما زلنا نكتب عن خدماتنا. وإلى أن نفرغ، اسألنا مباشرة.',
  caseStudy: 'دراسة حالة',
  seeOurWork: 'شاهد أعمالنا',
  software: 'برامج التصميم التي نعمل بها',
  projects: 'مشاريع ذات صلة',
};
