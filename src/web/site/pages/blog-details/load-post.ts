import { plainText } from '../../../../model/markdown/plain-text.ts';
import type { BlogPost } from '../../../../model/pages/blogs/index.ts';
import { type Asked, PageRefusal } from '../../asked.ts';
import { load, ofPage, optional, withTexts } from '../../load.ts';
import { writeProse } from '../../text/prose.tsx';
import { summaryOf } from '../blog/summary.ts';

const relatedPosts = 3;

const loadArticle = load({ post: ofPage('blogs.blogs') });
// One more than is shown: it may be among them. The list brings the headings along.
const loadList = load({
  list: optional((content) => content.list('blogs', { limit: relatedPosts + 1 })),
});

export const loadPost = withTexts(async (asked) => {
  const [post, { list }] = await Promise.all([findPost(asked), loadList(asked)]);
  const others = (list?.blogs ?? []).filter(({ _id }) => _id !== post?._id);
  return {
    post,
    written: post && (await writtenOnce(post, asked)),
    others: others.slice(0, relatedPosts).map(summaryOf),
    headings: list?.headings ?? null,
  };
}, 'post');

export interface WrittenPost {
  /** The main paragraph without its marks. */
  words: string;
  /** The main paragraph and each part in HTML. */
  main: string;
  parts: string[];
}

/** The reader gives the same post until it is saved, while a save of another makes its page anew. */
async function writtenOnce(post: BlogPost, asked: Asked): Promise<WrittenPost> {
  const before = known.get(post);
  if (before) return before;
  const written = await writeAhead(post, asked);
  known.set(post, written);
  return written;
}

const known = new WeakMap<BlogPost, WrittenPost>();

/** To write hundreds of thousands of letters at once would keep everybody else waiting. */
async function writeAhead({ description }: BlogPost, asked: Asked): Promise<WrittenPost> {
  const { mainPara, subHeading } = description;
  const { language, takeTurn } = asked;
  const write = async (text: string, under: 1 | 2) => {
    await takeTurn();
    return writeProse(text, { under, language });
  };
  const main = await write(mainPara, 1);
  const parts: string[] = [];
  for (const part of subHeading) parts.push(await write(part.description, 2));
  await takeTurn();
  return { words: plainText(mainPara), main, parts };
}

async function findPost(asked: Asked): Promise<BlogPost | null> {
  try {
    const { post } = await loadArticle(asked);
    return post;
  } catch (failure) {
    if (failure instanceof PageRefusal && failure.status === 404) return null;
    throw failure;
  }
}
