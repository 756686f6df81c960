import { ofSection } from './rows.ts';

export const screens = ofSection('local-seo', '/localseo', [
  {
    route: 'local-seo',
    title: 'Local SEO Management',
    name: 'Locations',
    kinds: ['local-seo.data'],
    about: 'A page for each place where the agency wants to be found.',
    panel: 'local-seo',
  },
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'Local SEO Management': 'إدارة السيو المحلي',
  Locations: 'المدن',
  'A page for each place where the agency wants to be found.':
    'صفحة لكل مدينة يريد الاستوديو أن يجده الناس فيها.',
};
