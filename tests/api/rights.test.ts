import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localSeo } from '../../src/model/pages/local-seo/index.ts';
import { type Action, may, rights } from '../../src/model/rights.ts';
import type { Collection } from '../../src/model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../src/model/vocabulary/tree.ts';
import { sessionLife } from '../../src/server/account/sessions.ts';
import { openSiteApp, type SiteApp } from '../site/site-app.ts';
import { sampleOf } from '../support/samples.ts';
import { storeSession } from '../support/stored-administrator.ts';
import { type Listed, listOperations, rightsTable } from './rights-table.ts';

const [{ node: locations }] = placesOf(localSeo) as [Place<Collection>];

let app: SiteApp;
let operations: Listed[];
let authorizations: Record<(typeof strangers)[number] | 'administrator', string>;

const strangers = ['no', 'a wrong', 'a signed-out', 'an expired'] as const;

beforeAll(async () => {
  app = await openSiteApp();
  operations = listOperations(app.operations);
  const signedOut = `Bearer ${await storeSession(app.db)}`;
  const headers = { authorization: signedOut };
  await app.get('/api/admin/logout', { method: 'POST', headers });
  authorizations = {
    no: '',
    'a wrong': `Bearer ${'A'.repeat(43)}`,
    'a signed-out': signedOut,
    'an expired': `Bearer ${await storeSession(app.db, Date.now() - sessionLife.absolute)}`,
    administrator: app.authorization,
  };
});
afterAll(() => app.close());

test('docs/rights.md is up to date: `npx vitest run --project=tests tests/api/rights.test.ts -u` renews it', async () => {
  await expect(rightsTable(operations)).toMatchFileSnapshot('../../docs/rights.md');
});

test('nothing answers below /api but these operations and their description', () => {
  const described = ['/docs', '/docs.css', '/openapi.json'].map((path) => `GET ${path}`);
  expect(operations.length).toBeGreaterThan(300);
  expect(mounted().sort()).toEqual([...operations.map(nameOf), ...described].sort());
});

describe('a request for something that needs a right', () => {
  test.each(strangers)('is refused with %s token, before its body is read', async (name) => {
    const before = await revision();
    for (const operation of operations) {
      if (operation.audience === 'everyone') continue;
      const { status, payload } = await ask(operation, authorizations[name]);
      expect([nameOf(operation), status, JSON.parse(payload).code]).toEqual(refusalOf(operation));
    }
    expect(await revision()).toEqual(before);
  });

  test('gets past the gate where it is made by the administrator', async () => {
    for (const operation of operations) {
      const { status } = await ask(operation, authorizations.administrator);
      const expected = operation.method === 'GET' ? [200, 404] : [400];
      expect(expected, nameOf(operation)).toContain(status);
    }
  });
});

test('what is for everyone takes a visitor with any token for one without', async () => {
  for (const operation of operations) {
    if (operation.audience !== 'everyone') continue;
    const without = await ask(operation);
    expect(without.status, nameOf(operation)).not.toBe(401);
    for (const name of strangers) {
      expect(await ask(operation, authorizations[name]), nameOf(operation)).toEqual(without);
    }
  }
});

describe('what is for everyone shows more to a viewer with', () => {
  let hidden: string;
  beforeAll(async () => {
    const record = { ...sampleOf(locations, 'hidden'), isActive: false };
    hidden = (await app.save('POST', '/local-seo', record))._id;
  });

  /** Whether an answer holds what the right is about. */
  const shows: Partial<Record<Action, (as: object) => Promise<boolean>>> = {
    'read content': async (as) => (await read(`/local-seo/${hidden}`, as)).statusCode === 200,
    'search content': async (as) => (await read('/blogs?search=a', as)).statusCode === 200,
    'read translation gaps': async (as) =>
      'toTranslate' in (await read('/blogs?limit=1', as)).json(),
    'read built-in words': async (as) => 'original' in (await read('/wording', as)).json().words[0],
  };
  const read = (path: string, headers: object) =>
    app.get(`/api${path}`, { headers: { ...headers } });

  test.each(Object.keys(shows) as Action[])('the right to %s', async (action) => {
    const administrator = { authorization: app.authorization };
    expect(await shows[action]?.({})).toBe(may({ role: 'visitor' }, action, { hidden: true }));
    expect(await shows[action]?.(administrator)).toBe(true);
  });

  test('no other right but those that calls ask for', () => {
    const declared = operations.map(({ audience }) => audience);
    const unused = Object.keys(rights).filter((action) => !declared.includes(action as Action));
    expect(unused.filter((action) => !(action in shows))).toEqual([]);
  });
});

test('a visitor has no right but to read what is not hidden', () => {
  const given = (Object.keys(rights) as Action[]).filter((action) =>
    may({ role: 'visitor' }, action),
  );
  expect(given).toEqual(['read content']);
  expect(may({ role: 'visitor' }, 'read content', { hidden: true })).toBe(false);
});

const refusalOf = (operation: Listed) => [nameOf(operation), 401, 'pleaseSignIn'];

const nameOf = ({ method, path }: Listed) => `${method} ${path}`;

/** The body is none: whatever reads it answers 400. */
async function ask({ method, path }: Listed, authorization?: string) {
  const hasBody = method !== 'GET';
  const { statusCode: status, payload } = await app.get(`/api${path.replaceAll(/:\w+/g, '1')}`, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { payload: '{' }),
  });
  return { status, payload };
}

const revision = () => app.db.selectFrom('content_revision').selectAll().execute();

/** Read out of the drawing that the router makes of itself: four signs for each step down. */
function mounted(): string[] {
  const above = [''];
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?── )(\S*) ?(.*)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, `${above[depth - 1]}${part}`);
      const [, path] = /^\/api(\/.*)/.exec(above[depth] ?? '') ?? [];
      const named = methods.match(/\b(?!HEAD)[A-Z]+/g) ?? [];
      return path === undefined ? [] : named.map((method) => `${method} ${path}`);
    });
}
