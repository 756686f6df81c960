import type { Dictionary } from '../language/en.ts';

type Label = Exclude<keyof Dictionary['navigation'], 'label'>;

export interface MainLinkTarget {
  label: Label;
  path: string;
  isNew?: true;
}

export const mainLinks: MainLinkTarget[] = [
  { label: 'home', path: '/' },
  { label: 'leaseYourWebsite', path: '/website-leasing', isNew: true },
  { label: 'services', path: '/services' },
  { label: 'ourWork', path: '/our-work' },
  { label: 'about', path: '/about-us' },
  { label: 'contact', path: '/contact-us' },
  { label: 'blog', path: '/blog' },
];

const quickLabels: Label[] = ['home', 'services', 'about', 'contact', 'blog'];

export const quickLinks = mainLinks.filter(({ label }) => quickLabels.includes(label));
