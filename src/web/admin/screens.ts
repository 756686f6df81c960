import * as about from './screens/about.ts';
import * as blogs from './screens/blogs.ts';
import * as contact from './screens/contact.ts';
import * as home from './screens/home.ts';
import * as localSeo from './screens/local-seo.ts';
import * as ourWork from './screens/our-work.ts';
import type { Screen } from './screens/rows.ts';
import * as services from './screens/services.ts';
import * as settings from './screens/settings.ts';
import type { Section } from './sections.ts';

const bySection = [home, blogs, services, about, ourWork, contact, localSeo, settings];

/** Every screen that edits content. A new kind gets its row in the file of its section. */
export const screens: readonly Screen[] = bySection.flatMap((section) => section.screens);

export const screenAt = (route: string) => screens.find((screen) => screen.route === route);

export const screensOf = (section: Section) =>
  screens.filter((screen) => screen.section === section);
