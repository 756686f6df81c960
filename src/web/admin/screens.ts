import type { ContentKey } from '../../features/index.ts';
import type { Bilingual } from '../../model/language.ts';
import { contentPages } from '../../model/pages/index.ts';
import { publicPaths } from '../../model/public-paths.ts';
import * as about from './screens/about.ts';
import * as blogs from './screens/blogs.ts';
import * as contact from './screens/contact.ts';
import * as home from './screens/home.ts';
import * as leasing from './screens/leasing.ts';
import * as localSeo from './screens/local-seo.ts';
import * as ourWork from './screens/our-work.ts';
import type { Row, Screen } from './screens/rows.ts';
import * as services from './screens/services.ts';
import * as settings from './screens/settings.ts';

/** A part of the dashboard: the content of a kind of page. What is of no single page is in the settings. */
export type Section = Exclude<ContentKey, 'site'> | 'settings';

interface SectionScreens {
  /** What the dashboard calls it. */
  readonly name: Bilingual;
  readonly rows: readonly Row[];
}

const screensIn: Readonly<Record<Section, SectionScreens>> = {
  home,
  blogs,
  services,
  about,
  'our-work': ourWork,
  contact,
  'local-seo': localSeo,
  leasing,
  settings,
};

export const sections = Object.keys(screensIn) as Section[];

export const nameOfSection = (section: Section): Bilingual => screensIn[section].name;

/** Every screen that edits content. A new kind gets its row in the file of its section. */
export const screens: readonly Screen[] = sections.flatMap((section) =>
  screensIn[section].rows.map((row) => ({ shownAt: pathOf(section), ...row, section })),
);

function pathOf(section: Section): string {
  const page = section === 'settings' ? undefined : contentPages[section];
  return page?.publicPath ?? publicPaths.home;
}

export const screenAt = (route: string) => screens.find((screen) => screen.route === route);

export const screensOf = (section: Section) =>
  screens.filter((screen) => screen.section === section);

/** The screens of a section as tabs. What others show apart has none of its own, unless it is here. */
export const tabsBeside = (screen: Screen) =>
  screensOf(screen.section).filter((each) => each === screen || !isSharedOut(each));

function isSharedOut({ section, kinds }: Screen): boolean {
  const smaller = screensOf(section).filter((other) => other.kinds.length < kinds.length);
  const apart = new Set(smaller.flatMap((other) => other.kinds));
  return kinds.length > 0 && kinds.every((kind) => apart.has(kind));
}
