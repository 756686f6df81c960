import { wording } from './wording.ts';

export const servicesOverview = wording(
  { en: 'Services page and local pages', ar: 'صفحة الخدمات وصفحات المدن' },
  {
    services: { en: 'Services', ar: 'خدماتنا' },
    servicesHeading: { en: 'Choose where to begin', ar: 'اختر من أين تبدأ' },
    noServices: {
      en: 'Our services are being written down. Until then, ask us.',
      ar: 'ما زلنا نكتب عن خدماتنا. وإلى أن نفرغ، اسألنا مباشرة.',
    },
    caseStudy: { en: 'Case study', ar: 'دراسة حالة' },
    seeOurWork: { en: 'See our work', ar: 'شاهد أعمالنا' },
    software: { en: 'Design software on our desks', ar: 'برامج التصميم التي نعمل بها' },
    projects: { en: 'Related projects', ar: 'مشاريع ذات صلة' },
  },
);
