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
    hand: async () => false,
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
      ['GET', '/admin/leads.csv'],
      ['POST', `/admin/leads/${id}/mail`],
      ['DELETE', `/admin/leads/${id}`],
    ] as const) {
      expect((await app.call(method, path, undefined, '')).status).toBe(401);
      const known = await app.call(method, path);
      expect(known.status).toBe(path.includes(id) ? 404 : 200);
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
        planAr: '',
        choices: { interest: { en: 'Design & UX', ar: 'التصميم وتجربة المستخدم' } },
        flagged: null,
        createdAt: new Date(start).toISOString(),
        mail: { ...mail, nextTryAt: new Date(start).toISOString() },
      },
    ]);
    const [{ _id }] = body.leads;
    expect((await app.call('GET', `/admin/leads/${_id}`)).body).toEqual({
      ...body.leads[0],
      tries: [],
      mailIsSetUp: true,
    });
    const again = await app.call('POST', `/admin/leads/${_id}/mail`);
    expect(again).toMatchObject({ status: 200, body: { _id, mail, tries: [] } });
    expect(woken).toBe(2);
  });

  test('newest first, in pages, and found by any of their texts', async () => {
    const { db } = fresh.storage;
    await db.deleteFrom('lead').execute();
    const { planAr: _, choices: __, ...sample } = sampleLead({ form: 'lease-lead' });
    const rows = Array.from({ length: 1200 }, (_, count) => ({
      ...sample,
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
    expect(await names(`search=${encodeURIComponent('ساره')}`)).toEqual([3, found]);
    expect(await names(`search=${encodeURIComponent('élAN')}&limit=1&page=2`)).toEqual([
      3,
      [found[1]],
    ]);
    expect((await list('search=EXAMPLE.COM&limit=1')).total).toBe(1200);
    // The name of a field is no text of a lead.
    expect(await names('search=phone')).toEqual([0, []]);
    expect(await names('search=%25')).toEqual([0, []]);
    expect((await app.call('GET', '/admin/leads?limit=0')).status).toBe(400);

    const oldest = await list('limit=100&sort=createdAt');
    expect(oldest.leads[0].createdAt).toBe(new Date(start).toISOString());
    expect(await names(`sort=createdAt&search=${encodeURIComponent('سارة')}`)).toEqual([
      3,
      found.toReversed(),
    ]);
    expect((await app.call('GET', '/admin/leads?sort=name')).status).toBe(400);
  });

  test('what looks like spam is left out, or shown alone', async () => {
    const { db } = fresh.storage;
    const { planAr: _, choices: __, ...sample } = sampleLead();
    const flagged = { ...sample, flagged: 'too fast', fields: JSON.stringify(modal) };
    await db
      .insertInto('lead')
      .values({ ...flagged, id: crypto.randomUUID(), created_at: new Date(start).toISOString() })
      .execute();
    const total = async (query: string) =>
      (await app.call('GET', `/admin/leads?limit=1&${query}`)).body.total;
    expect(await total('flagged=true')).toBe(1);
    expect(await total('flagged=true&search=shop')).toBe(1);
    expect(await total('flagged=false')).toBe(1200);
    expect(await total('flagged=false&search=example.com')).toBe(1200);
    expect((await app.call('GET', '/admin/leads?flagged=maybe')).status).toBe(400);
  });

  test('as a table for a spreadsheet, with nothing that it would run', async () => {
    const { db } = fresh.storage;
    const { body: whole, headers } = await app.call('GET', '/admin/leads.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('leads.csv');
    expect(whole.startsWith('\ufeffSent (UTC),Form,Language,')).toBe(true);
    expect(whole.trimEnd().split('\r\n')).toHaveLength(1202);
    const columns: string[] = whole.slice(1).split('\r\n')[0].split(',');
    const letters = columns.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
    expect(new Set(letters).size).toBe(columns.length);
    expect(columns).toEqual(expect.arrayContaining(['Email', 'Mail delivery']));

    await db.deleteFrom('lead').execute();
    const fields = {
      ...modal,
      name: '=HYPERLINK("https://example.org")',
      company: '@SUM(A1)',
      budget: '  -1+1',
      message: 'Two "lines",\nالسلام عليكم;=1+1',
    };
    await app.call('POST', '/contact/submit', { ...fields, page: '/', language: 'ar' }, '');
    const { body } = await app.call('GET', '/admin/leads.csv?flagged=false');
    expect(body.split('\r\n')[1]).toBe(
      [
        '2030-01-01 00:00:00,contact modal,Arabic,/,,,waiting',
        `"'=HYPERLINK(""https://example.org"")"`,
        `sara@example.com,"\t+971 4 555 0100",Design & UX,'@SUM(A1),'-1+1`,
        `"Two ""lines"",\nالسلام عليكم;'=1+1",,`,
      ].join(),
    );
    expect((await app.call('GET', '/admin/leads.csv?flagged=true')).body.split('\r\n')[1]).toBe('');
  });

  test('a try of an older version keeps its words', async () => {
    await app.call('POST', '/contact/submit', modal, '');
    const { leads } = (await app.call('GET', '/admin/leads')).body;
    const kept = { number: 2, outcome: 'failed', detail: 'The mail server could not be reached' };
    await fresh.storage.db
      .insertInto('lead_mail_try')
      .values({ ...kept, lead_id: leads[0]._id, started_at: 'x', outcome: 'failed' })
      .execute();
    const { body } = await app.call('GET', `/admin/leads/${leads[0]._id}`);
    expect(body.tries).toEqual([{ ...kept, startedAt: 'x' }]);
  });

  test('one is deleted for good, and what was tried to mail it goes along', async () => {
    const { db } = fresh.storage;
    await app.call('POST', '/contact/submit', modal, '');
    const { leads, total } = (await app.call('GET', '/admin/leads')).body;
    const [{ _id }] = leads;
    await db
      .insertInto('lead_mail_try')
      .values({ lead_id: _id, number: 1, started_at: 'x', outcome: 'failed', detail: '' })
      .execute();
    const deleted = await app.call('DELETE', `/admin/leads/${_id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { success: true }]);
    expect((await app.call('GET', `/admin/leads/${_id}`)).status).toBe(404);
    expect((await app.call('DELETE', `/admin/leads/${_id}`)).status).toBe(404);
    expect((await app.call('GET', '/admin/leads')).body.total).toBe(total - 1);
    for (const table of ['lead_mail', 'lead_mail_try'] as const) {
      const left = await db.selectFrom(table).selectAll().where('lead_id', '=', _id).execute();
      expect(left).toEqual([]);
    }
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
