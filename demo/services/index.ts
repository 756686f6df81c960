import type { services } from '../../src/model/pages/services/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { designAndUx } from './design-and-ux.ts';
import { digitalMarketing } from './digital-marketing.ts';
import { eCommerceWebDevelopment } from './e-commerce-web-development.ts';
import { mobileAppDevelopment } from './mobile-app-development.ts';
import { pageBlocks } from './page-blocks.ts';
import { webDesignAndDevelopment } from './web-design-and-development.ts';

export const servicesContent: DemoOf<typeof services> = {
  ...pageBlocks,
  services: [
    designAndUx,
    webDesignAndDevelopment,
    mobileAppDevelopment,
    eCommerceWebDevelopment,
    digitalMarketing,
  ],
};
