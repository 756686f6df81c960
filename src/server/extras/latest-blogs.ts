import { openingOfMarked } from '../../model/markdown/opening.ts';
import { blogs } from '../../model/pages/blogs/index.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Content } from '../content/content.ts';
import type { Answer } from '../content/show-record.ts';
import type { JsonSchema } from '../http/calls.ts';
import { recordSchema } from '../http/description/answer-schemas.ts';
import { objectOf } from '../http/json-schema.ts';
import type { Read } from '../http/reads.ts';

const howMany = 4;

const post = placesOf(blogs).find(({ kind }) => kind === 'blogs.blogs') as Place;

/** Summaries of the newest posts, for the home page and the menu. */
export const latestBlogs = (content: Content): Read => ({
  path: '/blogs/latest',
  for: 'everyone',
  name: 'listLatestBlogs',
  summary: 'List the latest blogs',
  description: 'Summaries of the newest four, for the home page and the menu.',
  failed: blogs.fetchFailed,
  pages: [blogs.key],
  answers: () => ({ type: 'array', items: summarySchema() }),
  async handle({ language }) {
    const list = { page: 1, limit: howMany, search: '', sort: '' };
    const answer = await content.readPage(blogs, { language, list });
    return (answer.blogs as Answer[]).map(summaryOf);
  },
});

function summarySchema() {
  const { _id, title, date, createdAt, author, image, imageAlt, imageFocus, ar } = recordSchema(
    post,
  ).properties as Record<string, JsonSchema>;
  const heading = { mainHeading: { type: 'string' } };
  const description = {
    type: 'object',
    properties: { ...heading, ar: objectOf(heading) },
    required: Object.keys(heading),
  };
  const always = { _id, title, date, createdAt, author, image, description };
  return {
    title: 'BlogSummary',
    type: 'object',
    properties: { ...always, imageAlt, imageFocus, ar },
    required: Object.keys(always),
  };
}

function summaryOf(post: Answer) {
  const { _id, title, date, createdAt, author, image, imageAlt, imageFocus, ar } = post;
  const { mainPara, ar: arabic } = post.description as {
    mainPara: string;
    ar?: { mainPara?: string };
  };
  return {
    _id,
    title,
    date,
    createdAt,
    author,
    image,
    // Only where an editor has said so: most summaries are just what the specification lists.
    ...(imageAlt !== '' && { imageAlt }),
    ...(imageFocus !== '' && { imageFocus }),
    description: {
      mainHeading: openingOfMarked(mainPara),
      ...(arabic?.mainPara && { ar: { mainHeading: openingOfMarked(arabic.mainPara) } }),
    },
    ...(ar !== undefined && { ar }),
  };
}
