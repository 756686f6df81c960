import { site } from '../../model/pages/site/index.ts';
import { simplePages } from '../../model/pages/site/pages.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Content } from '../content/content.ts';
import { answerSchema } from '../http/description/answer-schemas.ts';
import type { Read } from '../http/reads.ts';

const place = placesOf(site).find(({ node }) => node === simplePages) as Place<Collection>;

/** A simple page by its address, an earlier one included. */
export const simplePageByAddress = (content: Content): Read => ({
  path: '/site/pages/address/:address',
  name: 'findSimplePage',
  summary: 'Read a simple page by its address',
  description: 'An earlier address included.',
  failed: site.fetchFailed,
  pages: [site.key],
  answers: () => answerSchema({ does: 'read item', place }),
  answer: ({ params, language }) =>
    content.readBySlug(place, null, params.address ?? '', { language }),
});
