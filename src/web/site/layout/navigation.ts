import { publicPaths } from '../../../model/public-paths.ts';
import { languageOf, twinOf } from '../language/address.ts';
import type { Dictionary } from '../page-context.ts';

type Label = Exclude<keyof Dictionary['navigation'], 'label'>;

export interface MainLinkTarget {
  label: Label;
  path: string;
  isNew?: true;
}

export const mainLinks: MainLinkTarget[] = [
  { label: 'home', path: publicPaths.home },
  { label: 'leaseYourWebsite', path: publicPaths.leasing, isNew: true },
  { label: 'services', path: publicPaths.services },
  { label: 'ourWork', path: publicPaths.ourWork },
  { label: 'about', path: publicPaths.about },
  { label: 'contact', path: publicPaths.contact },
  { label: 'blog', path: publicPaths.blog },
];

const quickLabels: Label[] = ['home', 'services', 'about', 'contact', 'blog'];

export const quickLinks = mainLinks.filter(({ label }) => quickLabels.includes(label));

/** The main link that an address belongs under: a post is in the blog. */
export function sectionOf(pathname: string): MainLinkTarget | undefined {
  const path = languageOf(pathname) === 'ar' ? twinOf(pathname) : pathname;
  return mainLinks.find((link) => link.path !== '/' && path.startsWith(link.path));
}
