import type { Wording } from '../../model/contracts/named-answers.ts';
import type { Language } from '../../model/language.ts';
import { type SiteWords, siteWordsIn } from '../../model/wording/index.ts';
import type { Asked } from './asked.ts';
import { goWithout } from './load.ts';

/** What the site says, as the administrator wants it said; as it is built in where that cannot be read. */
export async function loadWords(
  language: Language,
  { content, logError }: Pick<Asked, 'content' | 'logError'>,
): Promise<SiteWords> {
  const answer = await content.in(language).wording().catch(goWithout(logError));
  if (!answer) return siteWordsIn(language);
  const before = known.get(answer);
  if (before) return before;
  const texts = new Map(answer.words.map(({ _id, text }) => [_id, text]));
  const words = siteWordsIn(language, (key) => texts.get(key));
  known.set(answer, words);
  return words;
}

/** The reader gives the same answer until something is saved, so the words are put together once. */
const known = new WeakMap<Wording, SiteWords>();
