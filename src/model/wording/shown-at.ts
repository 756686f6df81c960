import { publicPaths } from '../public-paths.ts';
import type { wordings } from './index.ts';

/** A page on which the words of each part can be seen; of pages that only records have, the list. */
export const shownAt: Record<keyof typeof wordings, string> = {
  common: publicPaths.home,
  home: publicPaths.home,
  serviceParts: publicPaths.services,
  service: publicPaths.services,
  primaryService: publicPaths.services,
  ourWork: publicPaths.ourWork,
  about: publicPaths.about,
  blog: publicPaths.blog,
  post: publicPaths.blog,
  contact: publicPaths.contact,
  forms: publicPaths.contact,
  leasing: publicPaths.leasing,
  locations: publicPaths.locations,
  location: publicPaths.locations,
};
