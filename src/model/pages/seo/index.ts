import { allFeatures, type Features, type PageKind } from '../../../features/index.ts';
import { message } from '../../messages/message.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { prose, text } from '../../vocabulary/fields.ts';
import { block, page } from '../../vocabulary/nodes.ts';

export type SeoKey = NonNullable<Features[PageKind]['seo']>;

const seoKeys = allFeatures.flatMap(({ seo }) => (seo ? [seo as SeoKey] : []));

/** Search engines cut longer ones; only two screens insist on it, and those two may stay blank. */
const strictFields = {
  title: text('Page title', { required: false, max: 60 }),
  description: prose('Meta description', { required: false, max: 160, rows: 3 }),
};
const fields = {
  title: text('Page title', { recommended: [50, 60] }),
  description: prose('Meta description', { recommended: [150, 160], rows: 3 }),
};
const isStrict = (key: SeoKey) => key === 'blogs' || key === 'services';

const updateError = message('updateError', { noun: 'SEO data' });

const seoBlock = (key: SeoKey) =>
  block({
    noun: 'SEO data',
    path: `/seo/admin/page/${key}`,
    deletable: false,
    messages: { addFailed: updateError, updateFailed: updateError },
    fields: isStrict(key) ? strictFields : fields,
  });

export const seoPages = seoKeys.map((key) =>
  page({
    key: `seo.${key}`,
    name: `${key.replaceAll('-', ' ')} SEO`,
    path: `/seo/page/${key}`,
    fetchFailed: message('fetchFailed', { noun: 'SEO data' }),
    root: seoBlock(key),
  }),
);

export type Seo = AnswerOf<(typeof seoPages)[number]>;
