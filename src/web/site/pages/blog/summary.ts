import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import { openingOfMarked } from '../../../../model/markdown/opening.ts';
import type { BlogPost } from '../../../../model/pages/blogs/index.ts';

/**
 * What a card shows of a post: whole posts would fill the page twice. The reader gives the same post
 * until it is saved, and many pages show it.
 */
export function summaryOf(post: BlogPost): BlogSummary {
  const before = known.get(post);
  if (before) return before;
  const summary = summarize(post);
  known.set(post, summary);
  return summary;
}

const known = new WeakMap<BlogPost, BlogSummary>();

function summarize(post: BlogPost): BlogSummary {
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
