import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modal } from '../leads/filled-forms.ts';
import { engines, openTestApp, type Reply, type TestApp } from '../support/app.ts';
import { note } from './table.ts';

/** Fails the statement of this number from now on, counting those that write. */
let failsAt = Number.POSITIVE_INFINITY;
let written = 0;
const failing: KyselyPlugin = {
  transformQuery({ node }) {
    if (/^(?:Insert|Update|Delete)QueryNode$/.test(node.kind)) {
      written += 1;
      if (written === failsAt) throw new Error('on purpose');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** All that must be whole: not the counts of tries, nor when a sign-in was last used. */
const tables = [
  ...(['document', 'document_version', 'redirect', 'content_revision', 'administrator'] as const),
  ...(['lead', 'lead_mail', 'lead_mail_try', 'upload', 'picture_use'] as const),
];

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  let made: Record<'service' | 'question' | 'other', string>;
  beforeAll(async () => {
    app = await openTestApp(engine, { wrap: (db) => db.withPlugin(failing) });
    const service = await app.admin('POST', '/services/services', service0);
    const question = await app.admin('POST', '/home/faq', { question: 'One', answer: 'Yes' });
    const other = await app.admin('POST', '/home/faq', { question: 'Two', answer: 'Yes' });
    made = { service: service.body._id, question: question.body._id, other: other.body._id };
  });
  afterAll(() => app.close());

  const service0 = { title: 'Design', description: 'All of it' };
  let count = 0;
  const actions: Record<string, () => Promise<Reply>> = {
    'an order': () => app.admin('PUT', '/home/faq/order', { ids: [made.other, made.question] }),
    'a new record': () =>
      app.admin('POST', '/home/faq', { question: `Q${++count}`, answer: 'Yes' }),
    'a record, renamed': () =>
      app.admin('PUT', `/services/services/${made.service}`, {
        ...service0,
        title: `Design ${++count}`,
      }),
    'a block with its cards': () =>
      app.admin('PUT', '/about/strategy', {
        mainHead: `Head ${++count}`,
        text: 'Text',
        cards: [
          { heading: `A${count}`, text: 'a' },
          { heading: `B${count}`, text: 'b' },
        ],
      }),
    'a version brought back': () =>
      app.admin('POST', `/services/services/${made.service}/history/1/restore`),
    'a lead': () => app.call('POST', '/contact/submit', { body: modal }),
    'a new password': () =>
      app.admin('PUT', '/admin/change-password', {
        currentPassword: app.password,
        newPassword: 'another good password',
        confirmPassword: 'another good password',
      }),
    'a record, deleted': () => app.admin('DELETE', `/services/services/${made.service}`),
  };

  const everything = async () => {
    const all: Record<string, string[]> = {};
    for (const table of tables) {
      const rows = await app.storage.db.selectFrom(table).selectAll().execute();
      all[table] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return all;
  };

  test.each(Object.entries(actions))(
    '%s: whichever write fails, nothing is changed',
    async (name, act) => {
      const before = await everything();
      for (let number = 1; ; number += 1) {
        [written, failsAt] = [0, number];
        const reply = await act();
        const isThrough = written < number;
        failsAt = Number.POSITIVE_INFINITY;
        if (isThrough) {
          expect([reply.status < 300, reply.body]).toEqual([true, reply.body]);
          expect(number).toBeGreaterThan(1);
          note('writes', `${engine}: ${name}`, {
            tried: `${number - 1} writes, each failing once`,
            lost: 'nothing',
          });
          return;
        }
        expect([number, reply.status]).toEqual([number, 500]);
        expect(reply.body.error).toMatch(/\w/);
        expect(await everything()).toEqual(before);
      }
    },
  );
});
