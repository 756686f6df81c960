import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { describeGeneratedRequests, type Operation, operationsOf } from './generated-requests.ts';

let app: TestApp;
let operations: Operation[];

beforeAll(async () => {
  app = await openTestApp('sqlite');
  operations = operationsOf((await app.call('GET', '/openapi.json')).body);
});
afterAll(() => app.close());

test('the description is OpenAPI 3.1 and names every call once', () => {
  expect(operations.length).toBeGreaterThan(150);
});

test('a list says what can be asked of it', () => {
  const asked = (path: string) =>
    operations
      .find((operation) => operation.path === path && operation.method === 'GET')
      ?.parameters.map(({ name }) => name);
  expect(asked('/blogs')).toEqual(expect.arrayContaining(['page', 'limit', 'search', 'sort']));
  expect(asked('/admin/leads')).toEqual(['page', 'limit', 'search', 'flagged', 'sort']);
  expect(asked('/admin/leads.csv')).toEqual(['search', 'flagged', 'sort']);
});

// Thousands in tests/proof.
describeGeneratedRequests(60);
