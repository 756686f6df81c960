import type { Services } from '../../../content.ts';
import { processOf } from '../design-process.tsx';

export type Overview = ReturnType<typeof overviewOf>;
export type ServiceCardContent = Overview['services'][number];

/** Only what the page shows: the whole answer holds every service with all of its parts. */
export function overviewOf(answer: Services) {
  const { banner, services, efficientProcess, caseStudy, expertAt, projects } = answer;
  const [first] = services;
  return {
    banner: banner && {
      heading: banner.heading,
      text: banner.text,
      buttonText: banner.buttonText,
      image: banner.image,
      imageAlt: banner.imageAlt,
      imageFocus: banner.imageFocus,
    },
    services: services.map(({ slug, title, description, primaryServices }) => ({
      slug,
      title,
      description,
      primaryServices: primaryServices.map(({ slug, title }) => ({ slug, title })),
    })),
    efficientProcess: efficientProcess && {
      heading: efficientProcess.mainHeading,
      description: efficientProcess.description,
      cards: efficientProcess.cards.map(({ heading, text }) => ({ heading, text })),
    },
    caseStudy: caseStudy && { title: caseStudy.title, description: caseStudy.description },
    expertAt: expertAt && {
      title: expertAt.title,
      image: expertAt.image,
      imageAlt: expertAt.imageAlt,
      imageFocus: expertAt.imageFocus,
      cards: expertAt.cards.map(({ title, details }) => ({ title, details })),
    },
    projects: projects.map(({ _id, image, imageAlt, imageFocus, detail }) => ({
      _id,
      image,
      imageAlt,
      imageFocus,
      detail,
    })),
    process: first ? { group: first.slug, steps: processOf(first) } : null,
  };
}
