import { openingOfMarked } from '../../model/markdown/opening.ts';
import { blogs } from '../../model/pages/blogs/index.ts';
import type { Content } from '../content/content.ts';
import type { Answer } from '../content/show-record.ts';
import type { Read } from '../http/reads.ts';

const howMany = 4;

/** Summaries of the newest posts, for the home page and the menu. */
export const latestBlogs = (content: Content): Read => ({
  path: '/blogs/latest',
  summary: 'Read the latest blogs',
  failed: blogs.fetchFailed,
  pages: [blogs.key],
  async answer({ language }) {
    const list = { page: 1, limit: howMany, search: '', sort: '' };
    const answer = await content.readPage(blogs, { language, list });
    return (answer.blogs as Answer[]).map(summaryOf);
  },
});

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
