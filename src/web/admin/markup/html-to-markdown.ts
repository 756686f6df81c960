import TurndownService from 'turndown';
import { isLinkTarget } from '../../../model/markdown/link-target.ts';
import type { Markup } from '../../../model/markdown/pieces.ts';
import { encodeAddress } from './link-address.ts';
import { listsOfWord } from './lists-of-word.ts';

/** The words of a piece of HTML, with the marks that the field can hold. */
export function htmlToMarkdown(html: string, markup: Markup): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template, noscript')) unseen.remove();
  listsOfWord(body);
  const written = createTurner(markup).turndown(body);
  const text = written
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return markup === 'inline' ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
}

function createTurner(markup: Markup): TurndownService {
  const turner = new TurndownService({ emDelimiter: '*', br: '', blankReplacement: blank });
  turner.escape = (text) => text.replaceAll(/\*(?=\S)|(?<=\S)\*|\[(?=[^\]]*\]\()/g, '\\$&');
  // Whichever rule is added last is asked first.
  turner.addRule('plain', {
    filter: ['code', 'pre', 'kbd', 'b', 'strong', 'i', 'em'],
    replacement: (words) => words,
  });
  turner.addRule('bold', {
    filter: (node) => isHeavy(node),
    replacement: (words) => around('**', words),
  });
  turner.addRule('italic', {
    filter: (node) => isLeaning(node),
    replacement: (words) => around('*', words),
  });
  turner.addRule('link', {
    filter: 'a',
    replacement(words, node) {
      const address = addressOf(node as HTMLAnchorElement);
      return words.trim() && address ? around('', words, `](${address})`, '[') : words;
    },
  });
  turner.addRule('nothing', { filter: ['img', 'hr'], replacement: () => '' });
  turner.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement(words, { nodeName }) {
      const line = words.trim().replaceAll(/\s+/g, ' ');
      if (!line) return '';
      if (markup === 'inline') return `${line}\n\n`;
      const bare = line.replaceAll('**', '');
      if (markup === 'text') return `\n\n**${bare}**\n\n`;
      return `\n\n${/h[12]/i.test(nodeName) ? '##' : '###'} ${bare}\n\n`;
    },
  });
  if (markup === 'inline') {
    turner.addRule('line', { filter: ['li', 'blockquote'], replacement: (words) => `${words}\n` });
    turner.addRule('lines', { filter: ['ul', 'ol'], replacement: (words) => `\n\n${words}\n\n` });
  } else {
    turner.addRule('item', { filter: 'li', replacement: itemOf });
  }
  return turner;
}

const blank = (_: string, node: Node) => ('isBlock' in node && node.isBlock ? '\n\n' : '');

function itemOf(words: string, node: Node): string {
  const list = node.parentNode as HTMLElement | null;
  const at = list ? [...list.children].indexOf(node as HTMLElement) : 0;
  const marker = list?.nodeName === 'OL' ? `${at + 1}. ` : '- ';
  const inside = words
    .trim()
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll('\n', `\n${' '.repeat(marker.length)}`);
  return `${marker}${inside}${node.nextSibling ? '\n' : ''}`;
}

/** Marks stand next to the words, blanks outside of them. */
function around(sign: string, words: string, after = sign, before = sign): string {
  const [, start = '', inside = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return inside === '' || inside.includes('\n\n')
    ? words
    : `${start}${before}${inside}${after}${end}`;
}

/** Word processors say it by style, and one of them wraps everything in a bold that is none. */
function isHeavy(node: HTMLElement): boolean {
  if (!/^(?:B|STRONG|SPAN)$/.test(node.nodeName) || isHeavyAround(node.parentElement)) return false;
  const { fontWeight } = node.style;
  if (fontWeight) return fontWeight === 'bold' || Number(fontWeight) >= 600;
  return node.nodeName !== 'SPAN';
}

const isHeavyAround = (node: HTMLElement | null) =>
  node?.closest('h1, h2, h3, h4, h5, h6, th') != null;

function isLeaning(node: HTMLElement): boolean {
  if (!/^(?:I|EM|SPAN)$/.test(node.nodeName)) return false;
  const { fontStyle } = node.style;
  return fontStyle ? fontStyle === 'italic' : node.nodeName !== 'SPAN';
}

/** A page of this site is named by its path, wherever it was copied from. */
function addressOf(link: HTMLAnchorElement): string | undefined {
  const href = (link.getAttribute('href') ?? '').trim();
  const isOwn = href === location.origin || href.startsWith(`${location.origin}/`);
  const address = isOwn ? href.slice(location.origin.length) || '/' : href;
  const encoded = encodeAddress(address);
  return isLinkTarget(encoded) ? encoded : undefined;
}
