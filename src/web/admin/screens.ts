import * as about from './screens/about.ts';
import * as blogs from './screens/blogs.ts';
import * as contact from './screens/contact.ts';
import * as home from './screens/home.ts';
import * as leasing from './screens/leasing.ts';
import * as localSeo from './screens/local-seo.ts';
import * as ourWork from './screens/our-work.ts';
import type { Screen } from './screens/rows.ts';
import * as services from './screens/services.ts';
import * as settings from './screens/settings.ts';
import type { Section } from './sections.ts';

const bySection = [home, blogs, services, about, ourWork, contact, localSeo, leasing, settings];

/** Every screen that edits content. A new kind gets its row in the file of its section. */
export const screens: readonly Screen[] = bySection.flatMap((section) => section.screens);

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
