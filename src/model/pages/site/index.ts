import { message } from '../../messages/message.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { group, page } from '../../vocabulary/nodes.ts';
import { brand } from './brand.ts';
import { footer } from './footer.ts';
import { forms } from './forms.ts';
import { inUse } from './in-use.ts';
import { meetup } from './meetup.ts';
import { menu } from './menu.ts';
import { notFound } from './not-found.ts';
import { simplePages } from './pages.ts';

/** What is around and behind every page. */
export const site = page({
  key: 'site',
  fetchFailed: message('fetchFailed', { noun: 'site data' }),
  root: group({ brand, inUse, menu, footer, meetup, forms, notFound, pages: simplePages }),
});

export type Site = AnswerOf<typeof site>;
