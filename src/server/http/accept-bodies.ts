import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { message } from '../../model/messages/message.ts';
import { imageLimits } from '../../model/vocabulary/images.ts';
import { Refusal } from './refusal.ts';
import { isTooDeep } from './too-deep.ts';

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
