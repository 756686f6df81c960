import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { note } from './table.ts';

const races = 60;
const steps = { minLength: 10, maxLength: 40 };

/** What an editor does next; the number picks the record among those that he has before him. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('save' as const), at: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('look' as const), at: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('add' as const), at: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), at: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('order' as const), at: fc.nat(5) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Question {
  _id: string;
  question: string;
  version: number;
}

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const list = async (): Promise<Question[]> => (await app.admin('GET', '/home')).body.faq;
  let words = 0;

  /**
   * The model: every version of a record was made by one save that was answered, and says what that
   * save said. A save that was refused has changed nothing.
   */
  async function race(editors: Step[][]) {
    const made = new Map<string, string>();
    const deleted = new Set<string>();
    const refused: number[] = [];
    const keep = (id: string, version: number, question: string) => {
      const key = `${id} ${version}`;
      expect(made.has(key), `two saves made version ${version}`).toBe(false);
      made.set(key, question);
    };
    for (const { _id, version, question } of await list()) keep(_id, version, question);

    const edit = async (todo: Step[]) => {
      let before = await list();
      for (const { does, at } of todo) {
        const record = before[at % Math.max(before.length, 1)];
        const question = `Word ${++words}`;
        if (does === 'look') before = await list();
        else if (does === 'add') {
          const { body } = await app.admin('POST', '/home/faq', { question, answer: 'A' });
          keep(body._id, body.version, question);
        } else if (record && does === 'save') {
          const change = { question, answer: 'A', version: record.version };
          const { status, body } = await app.admin('PUT', `/home/faq/${record._id}`, change);
          if (status === 200) {
            expect(body.version).toBe(record.version + 1);
            keep(record._id, body.version, question);
            before = before.map((each) => (each._id === record._id ? body : each));
          } else refused.push(status);
        } else if (record && does === 'delete') {
          const path = `/home/faq/${record._id}?version=${record.version}`;
          const { status } = await app.admin('DELETE', path);
          if (status < 300) {
            expect(deleted.has(record._id), 'deleted twice').toBe(false);
            deleted.add(record._id);
          } else refused.push(status);
        } else if (does === 'order') {
          const ids = before.map(({ _id }) => _id);
          const { status } = await app.admin('PUT', '/home/faq/order', { ids: ids.toReversed() });
          if (status >= 300) refused.push(status);
        }
      }
    };
    await Promise.all(editors.map(edit));

    expect(refused.filter((status) => ![404, 409].includes(status))).toEqual([]);
    const now = await list();
    const there = now.map(({ _id }) => _id);
    expect(new Set(there).size).toBe(there.length);
    const ids = new Set([...made.keys()].map((key) => key.split(' ', 1)[0] ?? ''));
    expect([...ids].filter((id) => !deleted.has(id)).sort()).toEqual(there.toSorted());
    for (const { _id, version, question } of now) {
      expect(made.get(`${_id} ${version}`)).toBe(question);
      const history = (await app.admin('GET', `/home/faq/${_id}/history`)).body as {
        version: number;
        data: { question: string };
      }[];
      const kept = history.map(({ version: old, data }) => [`${_id} ${old}`, data.question]);
      const wanted = [...made].filter(([key]) => {
        const [id, old] = key.split(' ');
        return id === _id && Number(old) !== version;
      });
      expect(new Map(kept as [string, string][])).toEqual(new Map(wanted));
    }
    return made.size;
  }

  test('two editors in a race: no save undoes another, and each that was answered is in the history', async () => {
    let saves = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, steps), fc.array(step, steps), async (one, other) => {
        await app.storage.db.deleteFrom('document').execute();
        await app.storage.db.deleteFrom('document_version').execute();
        for (const question of ['One', 'Two', 'Three']) {
          await app.admin('POST', '/home/faq', { question, answer: 'A' });
        }
        saves += await race([one, other]);
      }),
      { numRuns: races },
    );
    note('races', `${engine}: two editors`, {
      tried: `${races} races, ${saves} versions`,
      lost: 'nothing',
    });
  }, 300_000);
});
