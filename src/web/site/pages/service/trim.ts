import type { MainServiceFound } from '../../content.ts';
import { processOf } from '../service-parts/design-process.tsx';

export type PrimaryServiceCard = ReturnType<typeof trimMainService>['primaryServices'][number];

/** Only what the page shows. */
export function trimMainService({ path, service }: MainServiceFound) {
  const { slug, title, description, banner, primaryServices } = service;
  return {
    path,
    slug,
    title,
    description,
    banner: { heading: banner?.heading ?? '', detail: banner?.detail ?? '' },
    primaryServices: primaryServices.map((primary) => ({
      slug: primary.slug,
      title: primary.title,
      description: primary.description,
      parts: primary.secondaryServices.map((secondary) => secondary.title),
    })),
    process: processOf(service),
  };
}
