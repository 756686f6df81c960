import type { Call, JsonSchema } from '../calls.ts';
import type { Read } from '../reads.ts';

/** Every status that a request can be refused with: its name here, and when it comes. */
const refusals: Record<number, { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'What was sent is not right; `fields` says where' },
  401: { name: 'Unauthorized', description: 'A sign-in is needed, or was wrong' },
  404: { name: 'NotFound', description: 'Nothing is there, or its page is switched off' },
  409: { name: 'Conflict', description: 'It was changed in the meantime, or is taken or in use' },
  413: { name: 'ContentTooLarge', description: 'The body or a file of it is too large' },
  415: { name: 'UnsupportedMediaType', description: 'The body is of a type that is not taken' },
  422: {
    name: 'UnprocessableContent',
    description: 'The Idempotency-Key was sent before with other content',
  },
  429: { name: 'TooManyRequests', description: 'Too many tries; Retry-After says when to go on' },
  500: { name: 'InternalServerError', description: 'It failed; the log has the cause' },
  503: {
    name: 'ServiceUnavailable',
    description: 'The server is too busy, is stopping or waits for its database',
  },
};

/** Which refusals a call can answer with, and where they are described. */
export const refusalsOf = (operation: Call | Read): Record<string, JsonSchema> =>
  Object.fromEntries(
    statusesOf(operation).map((status) => [
      status,
      { $ref: `#/components/responses/${refusals[status]?.name}` },
    ]),
  );

export const refusalResponses = Object.fromEntries(
  Object.entries(refusals).map(([status, { name, description }]) => [
    name,
    {
      description,
      ...((status === '429' || status === '503') && {
        headers: {
          'Retry-After': { description: 'In seconds', schema: { type: 'integer' } },
        },
      }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
    },
  ]),
);

function statusesOf(operation: Call | Read): number[] {
  const { path, refuses = [] } = operation;
  const call = 'method' in operation && 'handle' in operation ? operation : undefined;
  const needsToken = operation.for !== 'everyone' || ('isList' in operation && operation.isList);
  const statuses = [
    400,
    ...(needsToken ? [401] : []),
    ...(path.includes(':') ? [404] : []),
    ...(call?.body ? [413, 415] : []),
    ...(call?.isOnce ? [422] : []),
    ...(call?.admit ? [429] : []),
    ...[500, 503],
    ...refuses,
  ];
  return [...new Set(statuses)].sort();
}

/** No list of the codes: a client that was made from it would refuse the next one. */
const said = {
  code: {
    type: 'string',
    description: 'The same for programs, whatever the language of the text',
  },
  params: {
    type: 'object',
    description: 'What is filled in: names and numbers, or a word in both languages',
    additionalProperties: true,
  },
};

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'message', 'code', 'params'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string', description: 'The same text' },
    ...said,
    fields: {
      type: 'object',
      description: 'The field at fault and its text',
      additionalProperties: { type: 'string' },
    },
    faults: {
      type: 'object',
      description: 'The field at fault and the same for programs',
      additionalProperties: { type: 'object', required: ['code', 'params'], properties: said },
    },
    requestId: { type: 'string', description: 'On 5xx: what the log calls the request' },
    current: { description: 'On 409: the record as it is stored now' },
  },
};
