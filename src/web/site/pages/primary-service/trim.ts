import type { PrimaryServiceFound } from '../../content.ts';
import { processOf } from '../service-parts/design-process.tsx';

/** Only what the page shows. */
export function trimPrimaryService({ path, service, mainService }: PrimaryServiceFound) {
  return {
    path,
    title: service.title,
    description: service.description,
    secondaryServices: service.secondaryServices.map(({ _id, title, description }) => ({
      _id,
      title,
      description,
    })),
    main: { slug: mainService.slug, title: mainService.title },
    siblings: mainService.primaryServices
      .filter(({ slug }) => slug !== service.slug)
      .map(({ slug, title }) => ({ slug, title })),
    process: processOf(mainService),
  };
}
