export interface SeoRow {
  route: string;
  /** The page's name in the API. */
  key: string;
  shownAt: string;
  /** 60 and 160 are limits there and the texts may stay blank; elsewhere it is advice. */
  isStrict: boolean;
  shape?: string;
}

export const seoRows: readonly SeoRow[] = [
  { route: 'home/seo', key: 'home', shownAt: '/', isStrict: false, shape: 'advice' },
  { route: 'blogs/seo', key: 'blogs', shownAt: '/blog', isStrict: true, shape: 'limits' },
  { route: 'services/seo', key: 'services', shownAt: '/services', isStrict: true },
  { route: 'about/seo', key: 'about-us', shownAt: '/about-us', isStrict: false },
  { route: 'our-work/seo', key: 'our-work', shownAt: '/our-work', isStrict: false },
  { route: 'contact/seo', key: 'contact-us', shownAt: '/contact-us', isStrict: false },
  { route: 'leasing/seo', key: 'website-leasing', shownAt: '/website-leasing', isStrict: false },
];
