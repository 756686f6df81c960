import type { Page } from '../vocabulary/nodes.ts';
import { about } from './about/index.ts';
import { blogs } from './blogs/index.ts';
import { contact } from './contact/index.ts';
import { home } from './home/index.ts';
import { leasing } from './leasing/index.ts';
import { localSeo } from './local-seo/index.ts';
import { ourWork } from './our-work/index.ts';
import { seoPages } from './seo/index.ts';
import { services } from './services/index.ts';
import { settings } from './settings/index.ts';
import { site } from './site/index.ts';

/** Everything the administrator can edit. */
export const pages: readonly Page[] = [
  home,
  blogs,
  services,
  about,
  ourWork,
  contact,
  leasing,
  localSeo,
  ...seoPages,
  settings,
  site,
];
