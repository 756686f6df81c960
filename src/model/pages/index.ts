import type { ContentKey } from '../../features/index.ts';
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

/** The content of each kind of page, by its key. */
export const contentPages = {
  home,
  blogs,
  services,
  about,
  'our-work': ourWork,
  contact,
  leasing,
  'local-seo': localSeo,
  site,
} as const satisfies { readonly [K in ContentKey]: Page<Page['root'], K> };

/** Everything the administrator can edit. */
export const pages: readonly Page[] = [...Object.values(contentPages), ...seoPages, settings];

export type ContentPage =
  | (typeof contentPages)[ContentKey]
  | (typeof seoPages)[number]
  | typeof settings;
