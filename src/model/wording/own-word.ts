import type { Bilingual } from '../language.ts';
import { type Message, message } from '../messages/message.ts';
import { namesIn } from '../messages/template.ts';
import { text } from '../vocabulary/fields.ts';
import { builtInMessages } from '../vocabulary/messages.ts';
import { block, group, page } from '../vocabulary/nodes.ts';

const longest = 500;

/** What an administrator's own words belong to; a save of one makes out of date what shows it. */
export const wordingPage = page({
  key: 'wording',
  fetchFailed: message('fetchFailed', { noun: 'wording' }),
  root: group({}),
});

/**
 * What an administrator says instead of a word. It is a block like any other, so it is saved,
 * kept in the history and guarded against stale saves as content is; its rules follow from the word
 * that is built in.
 */
export const ownWord = (builtIn: Bilingual) =>
  block({
    noun: 'interface word',
    fields: { text: text('Text', { required: builtIn.en !== '', max: longest }) },
    messages: builtInMessages('interface word'),
    check({ text: english, ar }) {
      const arabic = (ar as { text?: unknown } | null | undefined)?.text;
      return (
        placeholderFault(builtIn.en, english, inEnglish) ??
        blankFault(builtIn.ar, arabic) ??
        placeholderFault(builtIn.ar, arabic, inArabic)
      );
    },
  });

const inEnglish: Bilingual = { en: 'English text', ar: 'النص الإنجليزي' };
const inArabic: Bilingual = { en: 'Arabic text', ar: 'النص العربي' };

/** Arabic that is left out is the built-in one; Arabic that was emptied is a slip. */
function blankFault(builtIn: string, own: unknown): Message | undefined {
  const isBlank = typeof own === 'string' && own.trim() === '';
  return isBlank && builtIn !== '' ? message('required', { label: inArabic }) : undefined;
}

/** What the site fills in has to stay, and nothing else can be filled in. */
function placeholderFault(builtIn: string, own: unknown, label: Bilingual): Message | undefined {
  if (typeof own !== 'string' || own.trim() === '') return undefined;
  const added = namesIn(own);
  for (const name of namesIn(builtIn)) {
    const at = added.indexOf(name);
    if (at === -1) return message('placeholderMissing', { label, name: `{${name}}` });
    added.splice(at, 1);
  }
  const [first] = added;
  return first === undefined
    ? undefined
    : message('placeholderAdded', { label, name: `{${first}}` });
}
