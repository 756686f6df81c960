import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may } from '../../src/model/rights.ts';
import { sessionLife } from '../../src/server/account/sessions.ts';
import { openSiteApp, type SiteApp } from '../site/site-app.ts';
import { storeSession } from '../support/stored-administrator.ts';
import { type Listed, listOperations, rightsTable } from './rights-table.ts';

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

test('a visitor has no right but to read what is not hidden', () => {
  const visitor = { role: 'visitor' } as const;
  expect(may(visitor, 'read content')).toBe(true);
  expect(may(visitor, 'read content', { hidden: true })).toBe(false);
  expect(may(visitor, 'save content')).toBe(false);
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
