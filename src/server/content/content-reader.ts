import type {
  ContentReader,
  ContentReads,
  ListPart,
} from '../../model/contracts/content-reader.ts';
import type { NamedAnswers } from '../../model/contracts/named-answers.ts';
import type { Language } from '../../model/language.ts';
import { pages } from '../../model/pages/index.ts';
import type { Page } from '../../model/vocabulary/nodes.ts';
import type { Changes } from './changes.ts';
import type { Content } from './content.ts';
import { createMemo } from './memo.ts';

/** In one language, or in both at once. */
export type NamedReads = {
  [N in keyof NamedAnswers]: (language?: Language) => Promise<NamedAnswers[N]>;
};

const mostRemembered = 500;

/** Reads for visitors, by the functions that answer the API too, and remembers what it has read. */
export function createContentReader(
  content: Pick<Content, 'readPage' | 'readRecord'>,
  named: NamedReads,
  changes: Pick<Changes, 'onChange'>,
): ContentReader {
  const remember = createMemo<unknown>(changes, mostRemembered);

  function readsIn<L extends 'one' | 'both'>(language?: Language): ContentReads<L> {
    // The database knows no types: that an answer is what the model declares is said here alone.
    const read = (what: string, work: () => Promise<unknown>) =>
      remember(`${language ?? ''} ${what}`, work) as Promise<never>;
    const readNamed = ([name, answer]: [string, NamedReads[keyof NamedReads]]) => [
      name,
      () => read(name, () => answer(language)),
    ];
    return {
      page: (key) => read(`page ${key}`, () => content.readPage(pageOf(key), { language })),
      list: (key, part) =>
        read(`list ${key} ${part.limit} ${part.page ?? 1}`, () =>
          content.readPage(pageOf(key), { language, list: queryOf(part) }),
        ),
      record: (kind, id) =>
        read(`record ${kind} ${id}`, () => content.readRecord(kind, id, { language })),
      single: (kind) =>
        read(`single ${kind}`, () => content.readRecord(kind, undefined, { language })),
      ...(Object.fromEntries(Object.entries(named).map(readNamed)) as Pick<
        ContentReads<L>,
        keyof NamedAnswers
      >),
    };
  }

  const inOne = { en: readsIn<'one'>('en'), ar: readsIn<'one'>('ar') };
  return { ...readsIn<'both'>(), in: (language) => inOne[language] };
}

const byKey = new Map(pages.map((page) => [page.key, page]));

const pageOf = (key: string) => byKey.get(key) as Page;

const queryOf = ({ limit, page = 1 }: ListPart) => ({ limit, page, search: '', sort: '' });
