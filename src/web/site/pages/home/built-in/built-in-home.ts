import type { GroupColour } from '../../../../../model/brand/group-colour.ts';
import type { Home } from '../../../../../model/pages/home/index.ts';

/** A record that the administrator made, or one that is built into the site. */
export type PortfolioItem = Pick<Home['portfolio'][number], 'name' | 'description' | 'image'> &
  Partial<Pick<Home['portfolio'][number], 'imageAlt' | 'imageFocus'>>;
export type FaqItem = Pick<Home['faq'][number], 'question' | 'answer'>;

/** Routes are what follows `/services`. */
export interface ServiceGroup {
  name: string;
  route: string;
  colour: GroupColour;
  services: { name: string; route: string }[];
}

export interface BuiltInHome {
  portfolio: [PortfolioItem, PortfolioItem, PortfolioItem, PortfolioItem];
  faq: [FaqItem, FaqItem, FaqItem, FaqItem, FaqItem];
}
