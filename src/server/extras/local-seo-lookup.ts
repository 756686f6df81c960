import { message } from '../../model/messages/message.ts';
import { localSeo } from '../../model/pages/local-seo/index.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Content } from '../content/content.ts';
import { viewOf } from '../content/views.ts';
import type { Call } from '../http/calls.ts';
import { answerSchema } from '../http/description/answer-schemas.ts';
import type { Read } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';

const [locations] = placesOf(localSeo) as [Place<Collection>];

/** A location by its name or its slug, an earlier name included. */
export const locationByName = (content: Content): Read => ({
  path: '/local-seo/location/:location',
  for: 'everyone',
  name: 'findLocation',
  summary: 'Read a location by its name or slug',
  description: 'In any case, an earlier name included. An inactive location is 404.',
  failed: localSeo.fetchFailed,
  pages: [localSeo.key],
  answers: () => answerSchema({ does: 'read item', place: locations }),
  async handle({ params, language }) {
    try {
      return await content.readBySlug(locations, null, params.location ?? '', { language });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error;
      throw new Refusal(404, message('locationNotFound'));
    }
  },
});

export const locationForAdmin = (content: Content): Call => ({
  method: 'GET',
  path: '/local-seo/admin/:dataId',
  name: 'getLocationForAdmin',
  summary: 'Read a location, active or not',
  description: 'By its id, in both languages.',
  for: 'read content',
  record: { kind: locations.kind, hidden: true },
  failed: localSeo.fetchFailed,
  answers: () => answerSchema({ does: 'read item', place: locations }),
  handle: ({ params, viewer }) => content.readItem(locations, params, { view: viewOf(viewer) }),
});
