import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** What a proxy calls the request, if that is short and cannot be taken for anything else in a log. */
export function givenId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : undefined;
}

/** One name for a request, in its answer and in every line of the log about it. */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string =>
  givenId(request) ?? randomUUID();
