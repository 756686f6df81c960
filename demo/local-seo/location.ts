import type { localSeo } from '../../src/model/pages/local-seo/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';

export type Location = DemoOf<typeof localSeo>['data'][number];
