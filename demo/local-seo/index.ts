import type { localSeo } from '../../src/model/pages/local-seo/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { abuDhabi } from './abu-dhabi.ts';
import { doha } from './doha.ts';
import { dubai } from './dubai.ts';
import { jeddah } from './jeddah.ts';
import { lahore } from './lahore.ts';
import { london } from './london.ts';
import { riyadh } from './riyadh.ts';
import { sharjah } from './sharjah.ts';

export const localSeoContent: DemoOf<typeof localSeo> = {
  data: [dubai, abuDhabi, sharjah, riyadh, jeddah, doha, lahore, london],
};
