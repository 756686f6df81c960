import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { addressIn } from '../../model/addresses.ts';
import { type Preview, previewSchema } from '../../model/contracts/preview.ts';
import { languages } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import { notFoundPath } from '../../model/public-paths.ts';
import { type Content, createContent } from '../content/content.ts';
import { createContentReader, type NamedReads } from '../content/content-reader.ts';
import type { Call } from '../http/calls.ts';
import { checkInput } from '../http/check-input.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import { renderPage } from '../pages/render-page.ts';
import { createResolver } from '../pages/resolve.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { fixedPages } from '../site/fixed-pages.ts';
import type { Database } from '../storage/storage.ts';
import { within } from '../timing/deadline.ts';
import { applyDraft, draftSchema, recordAt } from './drafts.ts';
import { recordPage } from './record-page.ts';

interface Options {
  db: Database;
  web: WebBuild;
  log: FastifyBaseLogger;
  publicUrl: string;
  /** The reads by name, on the database that is given. */
  namedReads: (db: Database, content: Content) => NamedReads;
}

const body = z.object({
  language: z.enum(languages),
  shownAt: z
    .enum([...fixedPages.map(({ path }) => path), notFoundPath])
    .describe('The page to show where no record has a page of its own'),
  address: z
    .string()
    .max(1000)
    .optional()
    .describe('What is being edited, below /api: its own page is shown, if it has one'),
  drafts: z.array(draftSchema).max(20).describe('What was typed and not saved yet'),
});

/**
 * A page as it would be with what somebody has typed. The drafts are saved by the very code that
 * saves them in earnest, in a transaction that is always taken back.
 */
export const previewCall = ({ db, web, log, publicUrl, namedReads }: Options): Call => ({
  method: 'POST',
  path: '/admin/preview',
  name: 'previewPage',
  summary: 'Show a page with what was typed and not saved yet',
  description: 'The drafts are checked as saves are, and nothing of them is kept.',
  for: 'preview pages',
  refuses: [404, 409],
  failed: message('previewFailed'),
  body: () => jsonSchemaOf(body),
  answers: () => jsonSchemaOf(previewSchema, 'output'),
  async handle({ body: sent, viewer }): Promise<Preview> {
    const { language, shownAt, address, drafts } = checkInput(body, sent);
    const transaction = await db.startTransaction().execute();
    try {
      const content = createContent(
        { db: transaction },
        { write: (work) => work(transaction), onWrite() {}, onChange() {} },
      );
      const stored = address && recordAt(address);
      let edited = stored;
      for (const draft of drafts) {
        const id = await applyDraft(content, draft, viewer.username);
        if (draft.address === address) edited = id;
      }
      const unchanging = { onChange() {} };
      const reader = createContentReader(content, namedReads(transaction, content), unchanging);
      const source = { db: transaction, reader };
      const resolve = createResolver(source, unchanging, { isPreview: true });
      const path = (edited && (await recordPage(transaction, edited))) || shownAt;
      const shown = addressIn(language, path);
      const { status, html } = await within(
        patience,
        renderPage(
          encodeURI(shown),
          { web, reader, resolve, log, headers: {}, publicUrl },
          { isPreview: true },
        ),
        tooSlow,
      );
      const named = edited && edited !== stored ? withoutEnding(shown, edited) : shown;
      return { path: named, status, html };
    } finally {
      await transaction.rollback().execute();
    }
  },
});

/** The ending of an id is made by chance when it is saved: that of a preview will be another. */
const withoutEnding = (path: string, id: string) =>
  path.replace(id, `${id.slice(0, id.lastIndexOf('-') + 1)}…`);

/** Others wait for the database while the page is made, so it may not take for ever. */
const patience = 10_000;

const tooSlow = () => {
  throw new Error('The page took too long');
};
