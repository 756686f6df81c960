import type { Asked } from '../../asked.ts';
import { pictureAt } from '../../illustrations/keywords.ts';
import { load, optional, withTexts } from '../../load.ts';
import { withBuiltIn } from './built-in/with-built-in.ts';
import { paintGroup } from './painted-group.ts';

const loadAnswers = withTexts(
  load({
    home: (content) => content.page('home'),
    examples: optional((content) => content.homeExamples()),
    navbar: optional((content) => content.servicesMenu()),
    seo: optional((content) => content.page('seo.home')),
    blogs: optional((content) => content.latestPosts()),
  }),
  'home',
);

export async function loadHome(asked: Asked) {
  const { home, examples, navbar, ...rest } = await loadAnswers(asked);
  const shown = withBuiltIn(home, examples?.lists ?? [], navbar, asked.language);
  return {
    ...rest,
    hero: home.hero,
    headings: home.headings,
    /** For search engines, which are never told of examples. */
    ownFaq: home.faq,
    home: {
      ...shown,
      portfolio: shown.portfolio.map((item) => ({ ...item, image: pictureAt(item.image) })),
      services: shown.services.map(paintGroup),
    },
  };
}
