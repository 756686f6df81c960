import type { z } from 'zod';
import { messages } from '../../../model/messages/messages.ts';
import { listQuery } from '../../content/lists.ts';
import { idempotencyHeader } from '../../idempotency/idempotency-key.ts';
import type { Call, JsonSchema } from '../calls.ts';
import type { Read } from '../reads.ts';
import { jsonSchemaOf } from './answer-schemas.ts';

export type Operation = JsonSchema & { summary: string; tags: string[] };

/** OpenAPI 3.1, from the very lists that the routes are mounted from. */
export function openApi(reads: Read[], calls: Call[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (method: string, path: string, operation: Operation) => {
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  };
  for (const read of reads) add('GET', read.path, readOperation(read));
  for (const call of calls) add(call.method, call.path, callOperation(call));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wajha',
      version: '1',
      description: 'The content of the site, its forms and its administration.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

const messageProperties = {
  code: {
    type: 'string',
    enum: Object.keys(messages),
    description: 'The same for programs, whatever the language of the text',
  },
  params: {
    type: 'object',
    description: 'What is filled in: names and numbers, or a word in both languages',
    additionalProperties: {
      anyOf: [
        { type: ['string', 'number'] },
        {
          type: 'object',
          required: ['en', 'ar'],
          properties: { en: { type: 'string' }, ar: { type: 'string' } },
        },
      ],
    },
  },
};

const errorSchema = {
  type: 'object',
  required: ['error', 'message', 'code', 'params'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string', description: 'The same text' },
    ...messageProperties,
    fields: {
      type: 'object',
      description: 'The field at fault and its text',
      additionalProperties: { type: 'string' },
    },
    faults: {
      type: 'object',
      description: 'The field at fault and the same for programs',
      additionalProperties: {
        type: 'object',
        required: ['code', 'params'],
        properties: messageProperties,
      },
    },
    requestId: { type: 'string', description: 'On 5xx: what the log calls the request' },
    current: { description: 'On 409: the record as it is stored now' },
  },
};

const languageParameter = {
  name: 'lang',
  in: 'query',
  description: 'One language; without it the Arabic stands beside the English, in `ar`',
  schema: { type: 'string', enum: ['en', 'ar'] },
};

const idempotencyParameter = {
  name: idempotencyHeader,
  in: 'header',
  description:
    'Makes the request repeatable: with the same key it gets the first answer again for 24 hours. With other content it needs another key (422).',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
};

const readOperation = ({ path, summary, isList, answers }: Read): Operation => ({
  summary,
  tags: [tagOf(path)],
  parameters: [
    ...pathParameters(path),
    languageParameter,
    ...(isList ? queryParameters(listQuery) : []),
  ],
  responses: responses(200, answers?.()),
});

const callOperation = (call: Call): Operation => ({
  summary: call.summary,
  tags: [tagOf(call.path)],
  parameters: [
    ...pathParameters(call.path),
    ...(call.query ? queryParameters(call.query) : []),
    ...(call.isOnce ? [idempotencyParameter] : []),
  ],
  ...(call.body && { requestBody: { required: true, content: bodyContent(call) } }),
  responses: responses(call.status ?? 200, call.answers?.(), call.answersAs),
  ...(call.admin && { security: [{ token: [] }] }),
});

function bodyContent({ body, takesFiles, answers }: Call): JsonSchema {
  const schema = body ? jsonSchemaOf(body()) : {};
  const versioned = answers
    ? {
        ...schema,
        properties: {
          ...(schema.properties as object),
          version: { type: 'integer', description: 'The version that the save was made from' },
        },
      }
    : schema;
  return {
    'application/json': { schema: versioned },
    ...(takesFiles && { 'multipart/form-data': { schema: versioned } }),
  };
}

const responses = (status: number, schema: JsonSchema = {}, type = 'application/json') => ({
  [status]: { description: 'Done', content: { [type]: { schema } } },
  default: {
    description: 'Refused, with the reason',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
});

const queryParameters = (schema: z.ZodObject) =>
  Object.entries(jsonSchemaOf(schema).properties as Record<string, JsonSchema>).map(
    ([name, { description, ...described }]) => ({
      name,
      in: 'query',
      description,
      schema: described,
    }),
  );

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'versionNumber' ? 'integer' : 'string' },
  }));

const tagOf = (path: string) => path.split('/')[1] ?? '';
