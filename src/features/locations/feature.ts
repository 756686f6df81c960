import type { Feature } from '../feature.ts';

export const locations = {
  name: { en: 'Local pages', ar: 'صفحات المدن' },
  paths: { locations: '/localseo', location: '/localseo/:location' },
  content: 'local-seo',
  seo: null,
  menu: null,
  switch: 'localSeo',
  unstored: 'nothing',
  socialTitle: ['headings', 'heading'],
  longList: {
    name: 'locations',
    kind: 'local-seo.data',
    first: 50,
    furtherPages: null,
  },
} as const satisfies Feature;
