import type { Fields } from '../../src/model/vocabulary/field.ts';

type Schema = Record<string, unknown>;

/** A JSON schema in one line, without what only people read of it. */
export function shapeOfSchema(schema: Schema, resolve: (ref: string) => Schema): string {
  const shapeOf = (inner: unknown) => shapeOfSchema((inner ?? {}) as Schema, resolve);
  if (typeof schema.$ref === 'string') return shapeOf(resolve(schema.$ref));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  for (const [key, sign] of [
    ['anyOf', ' | '],
    ['oneOf', ' | '],
    ['allOf', ' & '],
  ] as const) {
    if (Array.isArray(schema[key])) return schema[key].map(shapeOf).join(sign);
  }
  const types = [schema.type ?? 'any'].flat() as string[];
  return types.map((type) => shapeOfType(type)).join(' | ');

  function shapeOfType(type: string): string {
    if (type === 'array') return `${shapeOf(schema.items)}[]${limitsIn(schema)}`;
    if (type !== 'object') return type + limitsIn(schema);
    const required = (schema.required ?? []) as string[];
    const { additionalProperties: others } = schema;
    const keys = Object.entries((schema.properties ?? {}) as Schema)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => `${key}${required.includes(key) ? '' : '?'}: ${shapeOf(inner)}`);
    if (typeof others === 'object') keys.push(`[any]: ${shapeOf(others)}`);
    return `{ ${keys.join(', ')} }`;
  }
}

function limitsIn(schema: Schema): string {
  const limits = Object.entries(schema)
    .filter(([key]) => /^(min|max|exclusive|multiple|pattern|format)/.test(key))
    .map(([key, limit]) => `${key} ${limit}`)
    .sort();
  return limits.length > 0 ? `(${limits.join(', ')})` : '';
}

/** Every key of some values and what stands there, a line for each; a name that is content is `*`. */
export function keysIn(values: readonly unknown[]): string[] {
  const found = new Map<string, Set<string>>();
  const note = (path: string, type: string) =>
    found.set(path, (found.get(path) ?? new Set()).add(type));
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) {
      note(path, 'list');
      for (const each of value) visit(each, `${path}[]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        visit(inner, `${path}.${/^\w+$/.test(key) ? key : '*'}`);
      }
    } else note(path, value === null ? 'null' : typeof value);
  };
  for (const value of values) visit(value, '');
  return [...found].map(([path, types]) => `${path || '.'} ${[...types].sort().join('|')}`).sort();
}

/** The fields of a record in one line; those that are translated have a star. */
export const shapeOfFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, { type, translated, fields: inner }]) => {
      const within = inner ? ` { ${shapeOfFields(inner)} }` : '';
      return `${key}${translated ? '*' : ''} ${type}${within}`;
    })
    .join(', ');
