import type { LoaderFunctionArgs } from 'react-router';
import { pictureAt } from '../../illustrations/keywords.ts';
import { languageOf } from '../../language/address.ts';
import { load, optional, withTexts } from '../../load.ts';
import { withBuiltIn } from './built-in/with-built-in.ts';
import { paintGroup } from './painted-group.ts';

const loadAnswers = withTexts(
  load({
    home: '/home',
    navbar: optional('/services/navbar'),
    seo: optional('/seo/page/home'),
    blogs: optional('/blogs/latest'),
  }),
  { en: () => import('./texts/en.ts'), ar: () => import('./texts/ar.ts') },
);

export async function loadHome(args: LoaderFunctionArgs) {
  const { home, navbar, ...rest } = await loadAnswers(args);
  const shown = await withBuiltIn(home, navbar, languageOf(args.url.pathname));
  return {
    ...rest,
    home: {
      ...shown,
      portfolio: shown.portfolio.map((item) => ({ ...item, image: pictureAt(item.image) })),
      services: shown.services.map(paintGroup),
    },
  };
}
