import { type Wording, wordingSchema } from '../../model/contracts/named-answers.ts';
import type { Language } from '../../model/language.ts';
import { may } from '../../model/rights.ts';
import { wordingPage } from '../../model/wording/own-word.ts';
import { documents, type Row } from '../content/documents.ts';
import { storedOf } from '../content/show-record.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import type { Read } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { wordsByKind } from './own-words.ts';
import { type OwnWord, showWord } from './show-word.ts';

/** Every word of the interface as visitors read it. */
export const readWording =
  (db: Database) =>
  async (language?: Language, { isWithOriginal = false } = {}): Promise<Wording> => {
    const rows = await documents(db).ofKinds([...wordsByKind.keys()]);
    const own = new Map(rows.map((row) => [row.kind, ownWordIn(row)]));
    const words = [...wordsByKind].map(([kind, word]) =>
      showWord(word, own.get(kind) ?? {}, { language, isWithOriginal }),
    );
    return { words };
  };

export const wording = (read: ReturnType<typeof readWording>): Read => ({
  path: wordingPage.path,
  for: 'everyone',
  name: 'getWording',
  summary: 'Read every interface word as it is shown',
  description: 'With a token also what is built in, and whether it was replaced.',
  failed: wordingPage.fetchFailed,
  pages: [wordingPage.key],
  answers: () => jsonSchemaOf(wordingSchema, 'output'),
  handle: ({ language, viewer }) =>
    read(language, { isWithOriginal: may(viewer, 'read built-in words') }),
});

const ownWordIn = (row: Row): OwnWord => ({ ...storedOf(row), version: row.version });
