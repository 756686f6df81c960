import { ServicesIsland } from '../islands/islands.ts';
import { addressIn } from '../language/address.ts';
import { usePage } from '../page-context.ts';
import { builtInServices } from './built-in-services.ts';
import { type MainLinkTarget, sectionOf } from './navigation.ts';
import { currentOf } from './site-link.tsx';

/** The link to the services in the header, with its panel. */
export function ServicesLink({ path }: MainLinkTarget) {
  const { pathname, text, site } = usePage();
  const { language, navigation } = text;
  const address = addressIn(language, path);
  const current = currentOf(pathname, address, sectionOf(pathname)?.path === path);
  return (
    <ServicesIsland
      language={language}
      link={{ address, name: navigation.services, current }}
      label={navigation.servicesMenu}
      groups={site.services?.length ? site.services : builtInServices(language)}
      featuredBlog={navigation.featuredBlog}
    />
  );
}
