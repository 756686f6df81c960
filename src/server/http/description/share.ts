import { isRecord } from '../../../model/vocabulary/checks.ts';
import type { JsonSchema } from '../calls.ts';

/** Takes each schema with a title out, so that it stands once and is referred to by that name. */
export function shareSchemas<T>(paths: T): { paths: T; schemas: Record<string, JsonSchema> } {
  const schemas: Record<string, JsonSchema> = {};
  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (!isRecord(value)) return value;
    const shared = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, share(inner)]),
    );
    const { title, ...schema } = shared;
    if (typeof title !== 'string') return shared;
    if (!isSame(schemas[title] ?? schema, schema)) {
      throw new Error(`Two schemas of the API are called ${title}`);
    }
    schemas[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  };
  return { paths: share(paths) as T, schemas };
}

/** The same for parameters; one that differs from another of its name stays where it is. */
export function shareParameters<P extends { name: string }>() {
  const parameters: Record<string, P> = {};
  const share = (parameter: P): P | { $ref: string } => {
    const { name } = parameter;
    parameters[name] ??= parameter;
    const isShared = isSame(parameters[name], parameter);
    return isShared ? { $ref: `#/components/parameters/${name}` } : parameter;
  };
  return { parameters, share };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
