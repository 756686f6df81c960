import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';
import { lead, modal } from './filled-forms.ts';
import { leadsApp } from './leads-app.ts';
import { sampleLead } from './sample-lead.ts';

const start = Date.UTC(2030, 0, 1);

describe.each(engines)('the leads in the admin area, on %s', (engine) => {
  let fresh: FreshStorage;
  let app: ReturnType<typeof leadsApp>;
  let woken = 0;
  const mailer = {
    start() {},
    wake() {
      woken += 1;
    },
    stop: async () => {},
  };

  beforeAll(async () => {
    fresh = await freshStorage(engine);
    app = leadsApp({ db: fresh.storage.db, mailer, now: () => start });
  });
  afterAll(async () => {
    await app.close();
    await fresh.remove();
  });

  test('all of it is for the administrator', async () => {
    const id = crypto.randomUUID();
    for (const [method, path] of [
      ['GET', '/admin/leads'],
      ['GET', `/admin/leads/${id}`],
      ['POST', `/admin/leads/${id}/mail`],
    ] as const) {
      expect((await app.call(method, path, undefined, '')).status).toBe(401);
      const known = await app.call(method, path);
      expect(known.status).toBe(path === '/admin/leads' ? 200 : 404);
    }
    expect((await app.call('GET', '/admin/leads/%00')).body.error).toBe('Lead not found');
  });

  test('a submission wakes the mailer and is listed, read and sent again', async () => {
    await app.call('POST', '/contact/submit', { ...modal, page: '/', plan: 'Basic' }, '');
    expect(woken).toBe(1);
    const { body } = await app.call('GET', '/admin/leads');
    expect(body).toMatchObject({ total: 1, mailIsSetUp: true });
    const mail = { state: 'waiting', tries: 0, possiblyRepeated: false };
    expect(body.leads).toEqual([
      {
        _id: expect.any(String),
        form: 'contact-modal',
        fields: modal,
        page: '/',
        language: 'en',
        plan: 'Basic',
        flagged: null,
        createdAt: new Date(start).toISOString(),
        mail: { ...mail, nextTryAt: new Date(start).toISOString() },
      },
    ]);
    const [{ _id }] = body.leads;
    expect((await app.call('GET', `/admin/leads/${_id}`)).body).toEqual({
      ...body.leads[0],
      tries: [],
    });
    const again = await app.call('POST', `/admin/leads/${_id}/mail`);
    expect(again).toMatchObject({ status: 200, body: { _id, mail, tries: [] } });
    expect(woken).toBe(2);
  });

  test('newest first, in pages, and found by any of their texts', async () => {
    const { db } = fresh.storage;
    await db.deleteFrom('lead').execute();
    const rows = Array.from({ length: 1200 }, (_, count) => ({
      ...sampleLead({ form: 'lease-lead' }),
      id: crypto.randomUUID(),
      fields: JSON.stringify({
        ...lead,
        name: count % 400 === 7 ? `سارة ${count} Élan` : `Visitor ${count}`,
      }),
      // Several in one moment: the order must not depend on the moment alone.
      created_at: new Date(start + Math.floor(count / 10)).toISOString(),
    }));
    await db.insertInto('lead').values(rows).execute();
    const list = async (query: string) => (await app.call('GET', `/admin/leads?${query}`)).body;
    const first = await list('limit=100');
    expect(first.total).toBe(1200);
    expect(first.leads[0].mail).toBeNull();
    const moments = first.leads.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(moments).toEqual(moments.toSorted().reverse());
    const second = await list('limit=100&page=2');
    const ids = [...first.leads, ...second.leads].map(({ _id }: { _id: string }) => _id);
    expect(new Set(ids).size).toBe(200);

    const names = async (query: string) => {
      const { leads, total } = await list(query);
      return [total, leads.map(({ fields }: { fields: { name: string } }) => fields.name)];
    };
    const found = ['سارة 807 Élan', 'سارة 407 Élan', 'سارة 7 Élan'];
    expect(await names(`search=${encodeURIComponent('سارة')}`)).toEqual([3, found]);
    expect(await names(`search=${encodeURIComponent('élAN')}&limit=1&page=2`)).toEqual([
      3,
      [found[1]],
    ]);
    expect((await list('search=EXAMPLE.COM&limit=1')).total).toBe(1200);
    // The name of a field is no text of a lead.
    expect(await names('search=phone')).toEqual([0, []]);
    expect(await names('search=%25')).toEqual([0, []]);
    expect((await app.call('GET', '/admin/leads?limit=0')).status).toBe(400);
  });

  test('without an e-mail set up leads are stored, and cannot be mailed', async () => {
    const plain = leadsApp({ db: fresh.storage.db, now: () => start + 10_000 });
    await plain.call('POST', '/send-email', { ...modal, budget: 'x' });
    const { body } = await plain.call('GET', '/admin/leads?limit=1');
    expect(body.mailIsSetUp).toBe(false);
    expect(body.leads[0].mail).toBeNull();
    const refused = await plain.call('POST', `/admin/leads/${body.leads[0]._id}/mail`);
    expect([refused.status, refused.body.error]).toEqual([409, 'E-mail is not set up']);
    await plain.close();
  });
});
