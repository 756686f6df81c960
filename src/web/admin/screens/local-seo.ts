import type { Row } from './rows.ts';

export const name = { en: 'Local SEO', ar: 'السيو المحلي' };

export const rows: readonly Row[] = [
  {
    route: 'local-seo',
    title: { en: 'Local SEO Management', ar: 'إدارة السيو المحلي' },
    name: { en: 'Locations', ar: 'المدن' },
    kinds: ['local-seo.data'],
    about: {
      en: 'A page for each city where the agency wants to be found.',
      ar: 'صفحة لكل مدينة يريد الاستوديو أن يجده الناس فيها.',
    },
    panel: 'local-seo',
  },
  {
    route: 'local-seo/headings',
    title: { en: 'Local SEO Headings', ar: 'ترويسات السيو المحلي' },
    name: { en: 'Headings', ar: 'الترويسات' },
    kinds: ['local-seo.headings'],
    about: {
      en: 'The words of the page that lists every location.',
      ar: 'نصوص الصفحة التي تضم كل المدن.',
    },
  },
];
