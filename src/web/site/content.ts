import type { GroupColour } from '../../model/brand/group-colour.ts';
import type { Language } from '../../model/language.ts';
import type { About } from '../../model/pages/about/index.ts';
import type { BlogPost, Blogs } from '../../model/pages/blogs/index.ts';
import type { Contact } from '../../model/pages/contact/index.ts';
import type { ContactInfo } from '../../model/pages/contact/info.ts';
import type { Home } from '../../model/pages/home/index.ts';
import type { Leasing } from '../../model/pages/leasing/index.ts';
import type { LocalSeo, Location } from '../../model/pages/local-seo/index.ts';
import type { OurWork } from '../../model/pages/our-work/index.ts';
import type { Seo } from '../../model/pages/seo/index.ts';
import type {
  Services as AnyServices,
  MainService,
  PrimaryService,
} from '../../model/pages/services/index.ts';
import type { Settings } from '../../model/pages/settings/index.ts';
import type { Site } from '../../model/pages/site/index.ts';
import type { SimplePage } from '../../model/pages/site/pages.ts';

export type {
  About,
  BlogPost,
  Contact,
  ContactInfo,
  Home,
  Leasing,
  Location,
  MainService,
  OurWork,
  PrimaryService,
};

/** Content is read by its REST path, in the process. */
export interface ContentReader {
  read(path: string, language?: Language): Promise<unknown>;
  /** By kind and id; what is at a fixed place has no id. */
  readRecord(kind: RecordKind, id: string | undefined, language?: Language): Promise<unknown>;
}

/** A record that the administrator made, or one that is built into the site. */
export type PortfolioItem = Pick<Home['portfolio'][number], 'name' | 'description' | 'image'> &
  Partial<Pick<Home['portfolio'][number], 'imageAlt' | 'imageFocus'>>;
export type FaqItem = Pick<Home['faq'][number], 'question' | 'answer'>;

export interface BlogSummary {
  _id: string;
  title: string;
  date: string;
  createdAt: string;
  author: string;
  image: string | null;
  imageAlt?: string;
  imageFocus?: string;
  description: { mainHeading: string };
}

export type BlogHeadings = Blogs['headings'];

/** A list that was asked for with a limit tells how many there are in all. */
export type BlogList = Blogs & { total: number };

export interface LocationList {
  success: boolean;
  data: Location[];
  headings: LocalSeo['headings'];
  total: number;
}

/** Its services carry their slugs. */
export type Services = Omit<AnyServices, 'services'> & { services: MainService[] };

export interface MenuCategory {
  route: string;
  column1: string[];
  column2: string[];
}

export interface MenuGroup {
  route: string;
  colour: GroupColour;
  categories: Record<string, MenuCategory>;
  featuredArticles?: string[];
  /** The ids of the posts behind those titles. */
  featuredPosts?: Record<string, string>;
}

export type Menu = Record<string, MenuGroup>;
export type Navbar = Record<'English' | 'Arabic', Menu>;

/** The records that pages are of, by their kind, and single ones that pages read apart. */
export interface Records {
  'blogs.blogs': BlogPost;
  'local-seo.data': Location;
  'services.services': MainService;
  'services.services.primaryServices': PrimaryService;
  'services.headings': AnyServices['headings'];
  'site.pages': SimplePage;
}

export type RecordKind = keyof Records;

/** What each path answers. */
interface Answers {
  '/home': Home;
  '/home/examples': { lists: ('portfolio' | 'faq')[] };
  '/settings': Settings;
  '/blogs/latest': BlogSummary[];
  '/services': Services;
  '/services/navbar': Navbar;
  '/our-work': OurWork;
  '/about': About;
  '/contact': Contact;
  '/contact/details': ContactInfo;
  '/leasing': Leasing;
  '/site': Site;
  '/wording': { words: { _id: string; text: string }[] };
}

type SeoPath = `/seo/page/${string}`;
type BlogListPath = `/blogs?${string}`;
type LocationListPath = `/local-seo?${string}`;

export type Path = keyof Answers | SeoPath | BlogListPath | LocationListPath;

export type AnswerTo<P extends Path> = P extends keyof Answers
  ? Answers[P]
  : P extends SeoPath
    ? Seo
    : P extends BlogListPath
      ? BlogList
      : LocationList;
