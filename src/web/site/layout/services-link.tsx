import { addressIn } from '../../../model/addresses.ts';
import { isInUse } from '../../../model/in-use.ts';
import { publicPaths } from '../../../model/public-paths.ts';
import { ServicesIsland } from '../islands/islands.ts';
import { usePage } from '../page-context.ts';
import { type MenuEntry, sectionOf } from './navigation.ts';
import { currentOf } from './site-link.tsx';

/** The link to the services in the header, with its panel. */
export function ServicesLink({ page, label }: MenuEntry) {
  const { pathname, text, site } = usePage();
  const { language, navigation, servicesMenu } = text;
  const address = addressIn(language, publicPaths[page]);
  const current = currentOf(pathname, address, sectionOf(pathname) === page);
  return (
    <ServicesIsland
      language={language}
      link={{ address, name: label, current }}
      label={navigation.servicesMenu}
      groups={site.services}
      featuredBlog={isInUse(publicPaths.blog, site.inUse) ? navigation.featuredBlog : undefined}
      texts={servicesMenu}
    />
  );
}
