import { publicPaths } from '../../../../model/public-paths.ts';
import { useSiteData } from '../site-data.ts';
import { FooterLinks } from './footer-links.tsx';

/** The pages of the menu that the footer names too. */
export function PageLinks() {
  const { menu } = useSiteData();
  const links = menu
    .filter(({ inFooter }) => inFooter)
    .map(({ page, label }) => ({ path: publicPaths[page], name: label }));
  return <FooterLinks links={links} />;
}
