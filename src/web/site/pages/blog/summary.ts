import { plainText } from '../../../../model/markdown/plain-text.ts';
import type { BlogPost, BlogSummary } from '../../content.ts';

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
    description: { mainHeading: opening(plainText(description.mainPara)) },
  };
}

/** Cut between words. */
const opening = (text: string) =>
  text.length <= 280 ? text : `${text.slice(0, 280).replace(/\s+\S*$/, '')}…`;
