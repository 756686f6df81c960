import { publicPaths } from '../../../../model/public-paths.ts';
import { useSiteData } from '../site-data.ts';
import type { FooterLink } from './footer-links.tsx';

/** The pages of the menu that the footer names too. */
export const usePageLinks = (): FooterLink[] =>
  useSiteData()
    .menu.filter(({ inFooter }) => inFooter)
    .map(({ page, label }) => ({ path: publicPaths[page], name: label }));
