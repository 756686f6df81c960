import type { Location } from '../../content.ts';

/** Only what the page shows. */
export function trimLocation(entry: Location) {
  const { slug, location, title, description, fact, benefits, conclusion, cta } = entry;
  return {
    slug,
    location,
    title,
    description,
    fact: { title: fact.title, stats: fact.stats },
    benefits: {
      title: benefits.title,
      items: benefits.items.map(({ icon, title, description }) => ({ icon, title, description })),
    },
    conclusion,
    cta,
    image: entry.image,
    imageAlt: entry.imageAlt,
    imageFocus: entry.imageFocus,
  };
}
