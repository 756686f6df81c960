import type { Dictionary } from '../language/en.ts';

type Label = keyof Dictionary['navigation'];

export const mainLinks = [
  { label: 'home', path: '/' },
  { label: 'leaseYourWebsite', path: '/website-leasing', isNew: true },
  { label: 'services', path: '/services' },
  { label: 'ourWork', path: '/our-work' },
  { label: 'about', path: '/about-us' },
  { label: 'contact', path: '/contact-us' },
  { label: 'blog', path: '/blog' },
] as const satisfies { label: Label; path: string; isNew?: true }[];

const quickLabels: Label[] = ['home', 'services', 'about', 'contact', 'blog'];

export const quickLinks = mainLinks.filter(({ label }) => quickLabels.includes(label));
