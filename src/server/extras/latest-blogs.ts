import type { BlogSummary } from '../../model/contracts/named-answers.ts';
import type { Language } from '../../model/language.ts';
import { openingOfMarked } from '../../model/markdown/opening.ts';
import { type BlogPost, blogs } from '../../model/pages/blogs/index.ts';
import type { InBoth } from '../../model/vocabulary/answers.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Content } from '../content/content.ts';
import type { NamedReads } from '../content/content-reader.ts';
import type { JsonSchema } from '../http/calls.ts';
import { recordSchema } from '../http/description/answer-schemas.ts';
import { objectOf } from '../http/json-schema.ts';
import type { Read } from '../http/reads.ts';

const howMany = 4;

const post = placesOf(blogs).find(({ kind }) => kind === 'blogs.blogs') as Place;

/** Summaries of the newest posts, for the home page and the menu. */
export const readLatestPosts =
  (content: Content) =>
  async (language?: Language): Promise<BlogSummary[]> => {
    const list = { page: 1, limit: howMany, search: '', sort: '' };
    const { blogs: posts } = await content.readPage(blogs, { language, list });
    return posts.map(summaryOf);
  };

export const latestBlogs = (read: NamedReads['latestPosts']): Read => ({
  path: '/blogs/latest',
  for: 'everyone',
  name: 'listLatestBlogs',
  summary: 'List the latest blogs',
  description: 'Summaries of the newest four, for the home page and the menu.',
  failed: blogs.fetchFailed,
  pages: [blogs.key],
  answers: () => ({ type: 'array', items: summarySchema() }),
  handle: ({ language }) => read(language),
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

function summaryOf(post: InBoth<BlogPost>): BlogSummary {
  const { _id, title, date, createdAt, author, image, imageAlt, imageFocus, ar } = post;
  const { mainPara, ar: arabic } = post.description;
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
