import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { home } from '../../src/model/pages/home/index.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { note } from '../proof/table.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { sampleOf } from '../support/samples.ts';
import { arbitraryFor } from './arbitrary-body.ts';

type Schema = Record<string, unknown>;

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: Schema | undefined;
  /** Those that it says it may answer with. */
  statuses: number[];
  needsToken: boolean;
  adds: boolean;
}

/** These end the token that the other requests are made with. */
const endsTheToken = ['/admin/logout', '/admin/logout-all', '/admin/change-password'];

/** As many requests as that, made from the API's own description, on both engines. */
export function describeGeneratedRequests(requests: number): void {
  describe.each(engines)('on %s', (engine) => {
    let app: TestApp;
    let operations: Operation[];
    let knownIds: string[];

    beforeAll(async () => {
      app = await openTestApp(engine);
      operations = operationsOf((await app.call('GET', '/openapi.json')).body);
      knownIds = [];
      for (const { path, node } of placesOf(home)) {
        for (const mark of ['a', 'b']) {
          knownIds.push((await app.admin('POST', path, sampleOf(node, mark))).body._id);
        }
      }
      const service = { title: 'Service', description: 'D' };
      knownIds.push((await app.admin('POST', '/services/services', service)).body._id);
    });
    afterAll(() => app.close());

    test(`${requests} generated requests: never a 5xx, always the error's shape`, async () => {
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(requestOf(operations, knownIds), async (request) => {
          const { operation, path, body, withToken } = request;
          const token = withToken && !endsTheToken.includes(operation.path) ? app.token : undefined;
          const reply = await app.call(operation.method, path, {
            ...(token && { token }),
            ...(body !== undefined && operation.method !== 'GET' && { body: asJson(body) }),
            headers: { 'content-type': 'application/json' },
          });
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          expect(reply.status).toBeLessThan(500);
          expect(operation.statuses, `${operation.method} ${path}`).toContain(reply.status);
          if (reply.status >= 400) {
            expect(reply.body.error).toEqual(expect.any(String));
            expect(reply.body.message).toBe(reply.body.error);
          }
          if (operation.needsToken && !token) expect(reply.status).toBe(401);
        }),
        { numRuns: requests, endOnFailure: true },
      );
      // Far below what is usual, which is left to chance: only a generator that reaches nothing fails.
      const understood = (statuses.get(200) ?? 0) + (statuses.get(400) ?? 0);
      expect(understood).toBeGreaterThan(requests / 20);
      // Of a few hundred there may be none of one kind: this holds where there are thousands, in tests/proof.
      for (const status of [200, 201, 400]) {
        expect(statuses.get(status) ?? 0).toBeGreaterThanOrEqual(Math.floor(requests / 1000));
      }
      note('requests', `${engine}: generated from the description`, {
        tried: `${requests} requests`,
        lost: 'no answer of 500 or above',
        seen: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      });
    }, 3_600_000);
  });
}

export function operationsOf(document: {
  paths: Record<string, Record<string, Schema>>;
  components: Record<string, Record<string, Schema>>;
}): Operation[] {
  const inPlace = (value: unknown) => withReferences(value, document.components);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = (operation.requestBody as { content: Record<string, { schema: Schema }> })
        ?.content;
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        parameters: inPlace(operation.parameters) as Operation['parameters'],
        body: inPlace(content?.['application/json']?.schema) as Schema | undefined,
        statuses: Object.keys(operation.responses as object).map(Number),
        needsToken: (operation.security as unknown[]).length > 0,
        adds: Object.hasOwn(operation.responses as object, '201'),
      };
    }),
  );
}

/** With what is referred to in the place of each reference. */
function withReferences(
  value: unknown,
  components: Record<string, Record<string, Schema>>,
): unknown {
  const inPlace = (inner: unknown) => withReferences(inner, components);
  if (Array.isArray(value)) return value.map(inPlace);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const [, , kind = '', name = ''] = String(value.$ref).split('/');
    return inPlace(components[kind]?.[name]);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPlace(inner)]));
}

function requestOf(operations: Operation[], knownIds: string[]) {
  const any = fc.constantFrom(...operations);
  // What adds a record has the most to get right, so it is tried the most.
  const adding = fc.constantFrom(...operations.filter(({ adds }) => adds));
  return fc
    .oneof({ weight: 3, arbitrary: any }, { weight: 1, arbitrary: adding })
    .chain((operation) => {
      const parameters = operation.parameters.map(({ name, in: place, schema }) =>
        fc
          .option(place === 'path' ? idOf(name, knownIds) : arbitraryFor(schema), {
            nil: undefined,
            freq: place === 'path' ? 1000 : 2,
          })
          .map((value) => ({ name, place, value })),
      );
      return fc
        .record({
          operation: fc.constant(operation),
          parameters: fc.tuple(...parameters),
          body: operation.body ? arbitraryFor(operation.body) : fc.constant(undefined),
          withToken: fc.integer({ max: 9, min: 0 }).map((value) => value > 1),
        })
        .map(({ parameters: given, ...request }) => ({
          ...request,
          path: pathOf(operation, given),
        }));
    });
}

const idOf = (name: string, knownIds: string[]) =>
  name === 'versionNumber'
    ? fc.constantFrom('1', '2', '0', '-1', 'x', '99999999999999999999')
    : fc.oneof(fc.constantFrom(...knownIds), fc.string({ unit: 'grapheme', minLength: 1 }));

function pathOf(
  { path }: Operation,
  given: { name: string; place: string; value: unknown }[],
): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, place, value } of given) {
    const text = typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value));
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text));
    else if (value !== undefined) query.set(name, text);
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** `inject` sends a text as it is; here every body is JSON. */
const asJson = (body: unknown) => JSON.stringify(body);
