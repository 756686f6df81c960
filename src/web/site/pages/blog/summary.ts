import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import { openingOfMarked } from '../../../../model/markdown/opening.ts';
import type { BlogPost } from '../../../../model/pages/blogs/index.ts';

/** What a card shows of a post: whole posts would fill the page twice. */
export function summaryOf(post: BlogPost): BlogSummary {
  const { _id, title, date, createdAt, author, image, imageAlt, imageFocus, description } = post;
  return {
    _id,
    title,
    date,
    createdAt,
    author,
    image,
    imageAlt,
    imageFocus,
    description: { mainHeading: openingOfMarked(description.mainPara) },
  };
}
