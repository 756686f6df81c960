import type { Feature } from '../feature.ts';

export const leasing = {
  name: { en: 'Website leasing', ar: 'تأجير المواقع' },
  paths: { leasing: '/website-leasing', leasingInRiyals: '/website-leasing/sar' },
  content: 'leasing',
  seo: 'website-leasing',
  menu: {
    label: { en: 'Lease Your Website', ar: 'استأجر موقعك' },
    badge: { en: 'NEW', ar: 'جديد' },
    inFooter: false,
  },
  switch: 'leasing',
  unstored: 'texts',
  // Its heading differs with the width of the window.
  socialTitle: 'seo',
  longList: null,
} as const satisfies Feature;
