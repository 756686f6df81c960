import { createContext } from 'react-router';
import type { Language } from '../../model/language.ts';
import type { Home } from '../../model/pages/home/index.ts';
import type { Location } from '../../model/pages/local-seo/index.ts';
import type { Seo } from '../../model/pages/seo/index.ts';
import type { Settings } from '../../model/pages/settings/index.ts';

/** Content is read by its REST path: in the process on the server, over HTTP in the browser. */
export interface ContentReader {
  read(path: string, language?: Language): Promise<unknown>;
}

export const contentReader = createContext<ContentReader>();

/** A record that the administrator made, or one that is built into the site. */
export type PortfolioItem = Pick<
  Home['portfolio'][number],
  '_id' | 'name' | 'description' | 'image'
>;
export type FaqItem = Pick<Home['faq'][number], '_id' | 'question' | 'answer'>;

export interface BlogSummary {
  _id: string;
  title: string;
  date: string;
  createdAt: string;
  author: string;
  image: string | null;
  description: { mainHeading: string };
}

export type Navbar = Record<'English' | 'Arabic', Record<string, { route: string }>>;

export interface LocationList {
  success: boolean;
  data: Location[];
  total: number;
}

/** What each path answers. `/site` exists only inside the process. */
export interface Answers {
  '/home': Home;
  '/settings': Settings;
  '/blogs/latest': BlogSummary[];
  '/services/navbar': Navbar;
  '/local-seo?limit=50': LocationList;
  '/site': { publicUrl: string };
  [page: `/seo/page/${string}`]: Seo;
}
