import type { GroupColour } from '../../../../../model/brand/group-colour.ts';
import type { FaqItem, PortfolioItem } from '../../../content.ts';

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
