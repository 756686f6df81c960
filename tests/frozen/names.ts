import { beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { lead, modal, section } from '../leads/filled-forms.ts';
import { digestOf } from '../support/page-parts.ts';
import { type DemoSite, fileOf, readStored } from './demo-site.ts';
import { keysIn, shapeOfFields, shapeOfSchema } from './shapes.ts';

/**
 * The names that other programs, rows, histories and backups know: calls, what they take and answer,
 * and what is stored.
 */
export function freezeNames(given: () => DemoSite): void {
  let site: DemoSite;
  beforeAll(async () => {
    site = given();
    for (const [path, form] of [
      ['/contact/submit', modal],
      ['/contact/submit', lead],
      ['/send-email', section],
    ] as const) {
      expect((await site.call('POST', path, form)).status).toBe(200);
    }
  });

  test('every call takes and answers what it did', async () => {
    const document = JSON.parse((await site.ask('/api/openapi.json')).body);
    const resolve = (ref: string) =>
      ref
        .slice(2)
        .split('/')
        .reduce((inner, key) => inner[key], document);
    const shapes = new Map<string, string>();
    const shapeOf = (schema: Schema = {}) => {
      const shape = shapeOfSchema(schema, resolve);
      if (shape.length < 60) return shape;
      shapes.set(digestOf(shape), shape);
      return `shape ${digestOf(shape)}`;
    };
    const shapesIn = (content: Content = {}) =>
      Object.entries(content).map(([type, { schema }]) => `${type} ${shapeOf(schema)}`);
    const given = <T extends { $ref?: string }>(part: T): T =>
      part.$ref ? resolve(part.$ref) : part;

    const lines: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (!['get', 'post', 'put', 'delete'].includes(method)) continue;
        const name = `${method.toUpperCase()} ${path}`;
        lines.push(name);
        for (const parameter of (operation.parameters ?? []).map(given)) {
          // Those stand in the path.
          if (parameter.in === 'path') continue;
          const { required, schema } = parameter;
          const asked = `${parameter.in} ${parameter.name}${required ? '' : '?'}`;
          lines.push(`${name} | ${asked} | ${shapeOf(schema)}`);
        }
        for (const shape of shapesIn(operation.requestBody?.content))
          lines.push(`${name} | body | ${shape}`);
        for (const [status, answer] of Object.entries(operation.responses)) {
          if (!status.startsWith('2')) continue;
          lines.push(`${name} | ${[status, ...shapesIn(given(answer).content)].join(' | ')}`);
        }
      }
    }
    const described = [...shapes].map(([digest, shape]) => `shape ${digest} | ${shape}`);
    await expect(fileOf([...lines.sort(), ...described.sort()])).toMatchFileSnapshot('calls.txt');
  });

  test('every read answers with the keys that it did', async () => {
    const document = JSON.parse((await site.ask('/api/openapi.json')).body);
    const paths = Object.keys(document.paths).filter(
      (path) => document.paths[path].get && !leftOut.includes(path),
    );
    const lines: string[] = [];
    for (const path of paths) {
      const address = path.replaceAll(/\{(\w+)\}/g, (param) => examples[param] ?? param);
      if (address.includes('{')) continue;
      const visitor = keysOf(await visit(site, address));
      const inArabic = keysOf(await visit(site, `${address}?lang=ar`));
      const administrator = keysOf(await site.call('GET', address));
      for (const key of visitor) lines.push(`${path} | ${key}`);
      for (const [reader, keys] of [
        ['in Arabic', inArabic],
        ['for the administrator', administrator],
      ] as const) {
        const less = visitor.filter((key) => !keys.includes(key) && !isTranslation(key));
        for (const key of less) lines.push(`${path} ${reader} | not ${key}`);
        const more = keys.filter((key) => !visitor.includes(key));
        for (const key of more) lines.push(`${path} ${reader} | ${key}`);
      }
    }
    await expect(fileOf(lines)).toMatchFileSnapshot('answers.txt');
  });

  test('what is stored has the kinds and the names that it had', async () => {
    const columns = readStored<{ name: string; columns: string }>(
      site,
      `select t.name, group_concat(c.name, ' ') as columns
       from sqlite_schema t, pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'sqlite_%' group by t.name`,
    ).map(({ name, columns }) => `table ${name} | ${columns}`);
    const declared = pages.flatMap(placesOf).flatMap(({ kind, path, node }) => {
      const { fields, builtIn, type } = node;
      const ids = Array.isArray(builtIn) ? builtIn.map(({ id }) => id) : [];
      const addressed = type === 'collection' ? [node.slugFrom, node.publicPage?.path] : [];
      return [
        [`kind ${kind}`, type, path, ...addressed].filter(Boolean).join(' | '),
        `kind ${kind} | fields | ${shapeOfFields(fields)}`,
        ...(ids.length > 0 ? [`kind ${kind} | built in | ${ids.join(' ')}`] : []),
      ];
    });
    const stored = Map.groupBy(
      readStored<{ kind: string; body: string }>(
        site,
        `select kind, body from document
         union all select 'lead ' || form, fields from lead
         union all select 'choices of lead ' || form, choices from lead`,
      ),
      ({ kind }) => kind,
    );
    const bodies = [...stored].map(
      ([kind, rows]) =>
        `stored ${kind} | ${keysIn(rows.map(({ body }) => JSON.parse(body))).join(', ')}`,
    );
    const lines = [...columns, ...declared, ...bodies].sort();
    await expect(fileOf(lines)).toMatchFileSnapshot('stored.txt');
  });
}

type Schema = Record<string, unknown>;

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema; $ref?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
}

type Content = Record<string, { schema?: Schema }>;

const keysOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? keysIn([body]) : [];

/** One language alone has none. */
const isTranslation = (key: string) => /\.ar(From)?\b/.test(key);

/** Reads of one record answer as the lists that hold it; these are read at an address of their own. */
const examples: Record<string, string> = {
  '{blogId}': 'designing-arabic-first',
  '{location}': 'dubai',
};

/** No JSON, or different each time. */
const leftOut = ['/admin/leads.csv', '/admin/backups', '/ready'];

async function visit(site: DemoSite, address: string) {
  const { status, body } = await site.ask(`/api${address}`);
  return { status, body: JSON.parse(body) };
}
