import fc from 'fast-check';

type Schema = Record<string, unknown>;

/** Values that fit a JSON schema, and ones that nearly do. */
export function arbitraryFor(schema: Schema | undefined): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 40, arbitrary: fitting(schema ?? {}) },
    { weight: 1, arbitrary: hostile },
  );
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.allOf) as Schema[] | undefined;
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(arbitraryFor(schema.items as Schema), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({
          min: Number(schema.minimum ?? -5),
          max: Math.min(Number(schema.maximum ?? 500), 2 ** 31),
        }),
        fc.double(),
      );
    case 'boolean':
      return fc.boolean();
    case 'string':
      return stringOf(schema);
    default:
      return choices ? fc.oneof(...choices.map((each) => arbitraryFor(each))) : fc.jsonValue();
  }
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = (schema.required ?? []) as string[];
  return fc.record(Object.fromEntries(properties.map(([key, each]) => [key, arbitraryFor(each)])), {
    requiredKeys: required.filter((key) => properties.some(([name]) => name === key)),
  });
}

function stringOf({ format, maxLength, description }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.date({ noInvalidDate: true }).map(dayOf);
  if (String(description).includes('/uploads/')) {
    return fc.constantFrom('/uploads/a.png', 'https://example.com/a.png', 'web', '../../etc');
  }
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.min(Number(maxLength ?? 50), 80) }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('عنوان', 'Design & UX', '<script>', "'; drop table document; --", '\u0000'),
  );
}

const dayOf = (day: Date) => day.toISOString().slice(0, 10);

const hostile = fc.oneof(
  fc.constantFrom(null, '', [], {}, 0, -1, 1e308, true, '__proto__', '\ud800', '\u0000'),
  fc.jsonValue({ maxDepth: 3 }),
);
