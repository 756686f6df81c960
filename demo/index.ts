import type { ContentKey } from '../src/features/index.ts';
import { aboutContent } from './about.ts';
import { blogsContent } from './blogs/index.ts';
import { contactContent } from './contact.ts';
import { homeContent } from './home.ts';
import { leasingContent } from './leasing.ts';
import { localSeoContent } from './local-seo/index.ts';
import { ourWorkContent } from './our-work/index.ts';
import { seoContent } from './seo.ts';
import { servicesContent } from './services/index.ts';
import { settingsContent } from './settings.ts';
import { simplePages } from './simple-pages.ts';

const contentOfPages: Record<ContentKey, object> = {
  home: homeContent,
  blogs: blogsContent,
  services: servicesContent,
  about: aboutContent,
  'our-work': ourWorkContent,
  contact: contactContent,
  leasing: leasingContent,
  'local-seo': localSeoContent,
  site: { pages: simplePages },
};

/** The demo site, by the key of each page. */
export const demoContent: Record<string, unknown> = {
  ...contentOfPages,
  ...Object.fromEntries(Object.entries(seoContent).map(([key, value]) => [`seo.${key}`, value])),
  settings: settingsContent,
};
