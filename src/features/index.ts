import { about } from './about/feature.ts';
import { blog } from './blog/feature.ts';
import { contact } from './contact/feature.ts';
import type { Feature } from './feature.ts';
import { home } from './home/feature.ts';
import { leasing } from './leasing/feature.ts';
import { locations } from './locations/feature.ts';
import { ourWork } from './our-work/feature.ts';
import { services } from './services/feature.ts';
import { simplePages } from './simple-pages/feature.ts';

/** Every kind of page, in the order of the built-in menu. */
export const features = {
  home,
  leasing,
  services,
  ourWork,
  about,
  contact,
  blog,
  locations,
  simplePages,
};

export type Features = typeof features;
export type PageKind = keyof Features;

/** The kinds of page of which a property is not null. */
export type KindsWith<P extends keyof Feature> = {
  [K in PageKind]: Features[K][P] extends null ? never : K;
}[PageKind];

/** The keys of the pages of the content model that belong to a kind of page. */
export type ContentKey = Features[PageKind]['content'];

/** Of those whose list can be long: the content model has to have one there. */
export type ListedKey = Features[KindsWith<'longList'>]['content'];

/** All of them, as the lists that are derived read them. */
export const allFeatures: readonly Feature[] = Object.values(features);

/** The paths of its pages that no record decides. */
export const ownPathsOf = ({ paths }: Feature): string[] =>
  Object.values(paths).filter((path) => !path.includes(':'));
