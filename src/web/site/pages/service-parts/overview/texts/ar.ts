import { texts as shared } from '../../texts/ar.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  ...shared,
  services: 'خدماتنا',
  servicesHeading: 'اختر من أين تبدأ',
  noServices: 'نكتب الآن عن خدماتنا. وحتى ذلك الحين، اسألنا مباشرة.',
  caseStudy: 'دراسة حالة',
  seeOurWork: 'شاهد أعمالنا',
  software: 'برامج التصميم على مكاتبنا',
  projects: 'مشاريع ذات صلة',
};
