import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import type { OpenApi } from '../../src/server/http/description/openapi.ts';
import type { RunningServer } from '../support/server.ts';

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Beginning with `?`. */
  query?: string;
  body?: object;
  signedIn?: boolean;
}

export type DescribedApi = Awaited<ReturnType<typeof describedApi>>;

/** The API of a running site, each of whose answers is held to its description. */
export async function describedApi({ url, password }: RunningServer) {
  const document: OpenApi = await (await fetch(`${url}/api/openapi.json`)).json();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(closed(document), 'api');
  const validators = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    variables: template.split('{').length,
  }));

  async function ask(
    asked: Asked,
  ): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
    const { method, path, query = '', body, signedIn = true } = asked;
    const answer = await fetch(`${url}/api${path}${query}`, {
      method,
      headers: {
        ...(signedIn && token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    // As the router does it, the address with the most fixed words comes first.
    const [found] = templates
      .filter(({ pattern }) => pattern.test(path))
      .sort((one, other) => one.variables - other.variables);
    const template = found?.template ?? '';
    const where = `${method} ${template} ${status}`;
    const described = document.paths[template]?.[method.toLowerCase()]?.responses[status];
    expect(described, `${where} is described`).toBeDefined();
    if (!answer.headers.get('content-type')?.startsWith('application/json')) {
      return { status, body: await answer.text() };
    }
    const received = await answer.json();
    const validate =
      validators.get(where) ?? ajv.compile({ $ref: schemaAt(method, template, status) });
    validators.set(where, validate);
    if (!validate(received)) {
      expect.fail(`${where}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(received)}`);
    }
    return { status, body: received };
  }

  /** Where the schema of an answer stands in the document. */
  function schemaAt(method: string, template: string, status: number): string {
    const response = document.paths[template]?.[method.toLowerCase()]?.responses[status];
    if (response && '$ref' in response) return 'api#/components/schemas/ApiError';
    const steps = [template, method.toLowerCase(), 'responses', `${status}`, 'content'];
    const pointer = ['paths', ...steps, 'application/json', 'schema'].map((step) =>
      encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    return `api#/${pointer.join('/')}`;
  }

  let token = '';
  const login = await ask({
    method: 'POST',
    path: '/admin/login',
    body: { username: 'admin', password },
  });
  token = login.body.token;
  return { document, ask };
}

/** What an object has beside what is described is an answer that is not described. */
function closed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(closed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  const isOpen = !('properties' in value && value.properties) || 'additionalProperties' in value;
  return (isOpen || !('type' in value) ? inner : { ...inner, additionalProperties: false }) as T;
}
