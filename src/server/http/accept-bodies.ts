import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '../../model/messages/message.ts';
import { imageLimits } from '../../model/vocabulary/images.ts';
import { Refusal } from './refusal.ts';
import { isTooDeep } from './too-deep.ts';

/** The largest size of a body: most senders are not known before it is read. */
export const bodyLimits = {
  /** A name and a password; also the limit at addresses that take no body. */
  signIn: 8 * 1024,
  /** The longest message of a visitor, in letters that take nine signs each. */
  form: 128 * 1024,
  /** After a token has been checked. */
  save: 2 * 1024 * 1024,
};

/** In milliseconds, for the whole body of a sender without a token. */
const patience = 30_000;

/** A body that comes drop by drop would hold its connection for as long as it likes. */
export function endIfSlow({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): void {
  if (!hasBody(headers)) return;
  const late = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, patience).unref();
  raw.once('close', () => clearTimeout(late));
}

const hasBody = (headers: FastifyRequest['headers']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses a body by its declared type, before it is read. */
export function refuseOtherTypes(
  { headers }: Pick<FastifyRequest, 'headers'>,
  taken: readonly string[],
  said = message('bodyNotJson'),
): void {
  const [type] = headers['content-type']?.split(';', 1) ?? [];
  if (type && hasBody(headers) && !taken.includes(type.trim().toLowerCase()))
    throw new Refusal(415, said);
}

export function acceptBodies(http: FastifyInstance): void {
  http.register(multipart, {
    limits: {
      // Counts the first byte that is too many, not the last that is allowed.
      fileSize: imageLimits.bytes + 1,
      files: 4,
      fields: 60,
      fieldSize: 1024 * 1024,
    },
  });
  http.removeContentTypeParser('text/plain');
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type on a DELETE without a body too.
    if (body === '') return done(null, {});
    parse(request, body as string, (error, value) => {
      if (!error && isTooDeep(value)) done(new Refusal(400, message('invalidRequest')));
      else done(error, value);
    });
  });
}
