import { wordSchema } from '../../model/contracts/named-answers.ts';
import { message } from '../../model/messages/message.ts';
import { allWords, type Word } from '../../model/wording/all-words.ts';
import { ownWord } from '../../model/wording/own-word.ts';
import { versionIn, versionQuery } from '../content/check-save.ts';
import type { Content } from '../content/content.ts';
import { historyQuery } from '../content/history.ts';
import type { ApiRequest, Call } from '../http/calls.ts';
import { checkInput } from '../http/check-input.ts';
import { versionSchema } from '../http/description/answer-schemas.ts';
import { bodySchema, jsonSchemaOf, successSchema } from '../http/json-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { placeOf, saveOwnWord } from './own-words.ts';
import { type OwnWord, showWord } from './show-word.ts';

const { fields, messages } = ownWord({ en: 'a word', ar: 'عبارة' });

/** What an administrator does with a word of the interface: the calls of any block, by its key. */
export function wordingCalls(content: Content): Call[] {
  const path = '/wording/:key';
  const saves = {
    failed: messages.updateFailed,
    answers: () => jsonSchemaOf(wordSchema, 'output'),
  } as const;
  return [
    {
      ...saves,
      for: 'save content',
      method: 'PUT',
      path,
      name: 'updateWord',
      summary: 'Say something else instead of an interface word',
      description: 'A text that is the same as the built-in one is not kept.',
      refuses: [409],
      body: () => bodySchema('WordInput', fields),
      handle: (request) =>
        showingWord(request, (word) =>
          saveOwnWord(content, word, request.body, request.viewer.username),
        ),
    },
    {
      method: 'DELETE',
      path,
      name: 'deleteWord',
      summary: 'Bring back an interface word as it is built in',
      description: 'What was said instead stays in its history.',
      for: 'delete content',
      refuses: [409],
      answers: () => successSchema,
      failed: messages.deleteFailed,
      query: versionQuery,
      async handle(request) {
        const version = versionIn(request.query);
        await showingWord(request, async (word) => {
          await content.remove(placeOf(word), {}, version);
          return {};
        });
        return { success: true };
      },
    },
    {
      method: 'GET',
      path: `${path}/history`,
      name: 'listWordVersions',
      summary: 'What was said earlier instead of an interface word',
      description: 'The versions that were replaced or deleted, newest first.',
      answers: () => ({ type: 'array', items: versionSchema }),
      for: 'read history',
      failed: message('fetchFailed', { noun: 'history' }),
      query: historyQuery,
      async handle({ params, query }) {
        const word = requireWord(params);
        const asked = checkInput(historyQuery, query);
        const versions = await content.versionsOf(placeOf(word), {}, asked);
        return versions.map(({ data, ...version }) => ({ ...version, data: shown(word, data) }));
      },
    },
    {
      ...saves,
      for: 'restore content',
      method: 'POST',
      path: `${path}/history/:versionNumber/restore`,
      name: 'restoreWordVersion',
      summary: 'Say again what was said earlier instead of an interface word',
      description: 'The version becomes the current one, with a number of its own.',
      refuses: [409],
      handle: (request) =>
        showingWord(request, (word) => {
          const version = versionIn({ version: request.params.versionNumber }) ?? 0;
          const { username: by } = request.viewer;
          return content.restore(placeOf(word), {}, { version, by });
        }),
    },
  ];
}

function requireWord({ key = '' }: ApiRequest['params']): Word {
  const word = allWords.get(key);
  if (!word) throw new Refusal(404, message('notFound', { noun: 'interface word' }));
  return word;
}

const shown = (word: Word, own: unknown) =>
  showWord(word, own as OwnWord, { isWithOriginal: true });

/** Answers with the word as it is shown then; so does a conflict. */
async function showingWord({ params }: ApiRequest, work: (word: Word) => Promise<OwnWord>) {
  const word = requireWord(params);
  try {
    return shown(word, await work(word));
  } catch (error) {
    if (!(error instanceof Refusal) || !('current' in error.extra)) throw error;
    const current = shown(word, error.extra.current ?? {});
    throw new Refusal(error.status, error.said, { extra: { current } });
  }
}
