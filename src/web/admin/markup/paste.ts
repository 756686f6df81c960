import type { Markup } from '../../../model/markdown/pieces.ts';

/** What was copied from a page or a word processor, with its marks; nothing where it is plain text. */
export function pastedMarkdown(data: DataTransfer, markup: Markup): Promise<string> | undefined {
  const html = data.getData('text/html');
  const plain = data.getData('text/plain');
  if (!html || html.length > longest) return undefined;
  return (
    import('./html-to-markdown.ts')
      .then(({ htmlToMarkdown }) => htmlToMarkdown(html, markup) || plain)
      // It cannot be loaded or turned: the words are worth more than their marks.
      .catch(() => plain)
  );
}

/** Word brings a hundred kilobytes of styles along with a page of text. */
const longest = 2_000_000;
