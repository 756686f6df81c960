import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { type Message, message } from '../../model/messages/message.ts';
import { fileTooLarge } from '../../model/vocabulary/images.ts';
import { BucketAway, BucketRefuses } from '../s3/bucket-away.ts';
import { type DatabaseTrouble, type Trouble, troubleIn } from '../storage/database-trouble.ts';
import { logFailure } from './log-requests.ts';
import { Refusal } from './refusal.ts';

/** Every failure leaves through here, in one shape; what went wrong inside stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  const nothingHere = () => {
    throw new Refusal(404, message('nothingHere'));
  };
  // Before a body is read.
  const onRequest = async () => nothingHere();
  app.setNotFoundHandler(nothingHere);
  // Else the pages, which take every address that nobody wants, would answer with HTML.
  app.all('/api', { onRequest }, nothingHere);
  app.all('/api/*', { onRequest }, nothingHere);

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const trouble = error instanceof Refusal ? undefined : troubleIn(error);
    const refusal = trouble
      ? refuseFor(trouble, request)
      : refusalOf(error, request.routeOptions.config?.failed);
    reply.code(refusal.status).headers(refusal.headers);
    if (refusal.status < 500) return reply.send(refusal.answer);
    if (!refusal.isExpected) logFailure(request, reply, error);
    // For whoever reports it: the lines of the log that belong to it carry the same.
    return reply.send({ ...refusal.answer, requestId: request.id });
  });
}

/** A read says what it always says; a save is told what is wrong, and that it can be tried again. */
function refuseFor(cause: DatabaseTrouble, { method, routeOptions }: FastifyRequest): Refusal {
  const { failed = message('somethingWrong') } = routeOptions.config ?? {};
  const said = method === 'GET' || method === 'HEAD' ? failed : troubles[cause.trouble];
  // Refused without having been asked, since the database is away: that is said once for all.
  const isExpected = cause.trouble === 'away' && cause.cause === undefined;
  return new Refusal(503, said, { cause, isExpected, headers: { 'Retry-After': '2' } });
}

const troubles: Record<Trouble, Message> = {
  away: message('databaseAway'),
  busy: message('databaseBusy'),
  locked: message('databaseBusy'),
  'read-only': message('databaseReadOnly'),
  full: message('diskFull'),
  damaged: message('databaseDamaged'),
  failing: message('databaseFailing'),
  replaced: message('databaseDamaged'),
};

function refusalOf(error: FastifyError | Refusal, failed = message('somethingWrong')): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BucketAway) {
    const refuses = error instanceof BucketRefuses;
    const said = message(refuses ? 'picturesRefused' : 'picturesAway');
    return new Refusal(503, said, { cause: error });
  }
  const known = refusals[error.code];
  if (known) return new Refusal(...known);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new Refusal(status, message('invalidRequest'))
    : new Refusal(500, failed, { cause: error });
}

const notJson = [400, message('bodyNotJson')] as const;

/** The framework's own refusals, in the product's words. */
const refusals: Record<string, readonly [status: number, said: Message]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: notJson,
  FST_ERR_CTP_INVALID_JSON_BODY: notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: notJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, message('invalidRequest')],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, message('requestTooLarge')],
  FST_REQ_FILE_TOO_LARGE: [413, fileTooLarge],
  FST_FILES_LIMIT: [413, message('tooManyFiles')],
  FST_FIELDS_LIMIT: [413, message('tooManyFields')],
  FST_PARTS_LIMIT: [413, message('tooManyFields')],
  FST_INVALID_JSON_FIELD_ERROR: notJson,
  FST_INVALID_MULTIPART_CONTENT_TYPE: [400, message('bodyNotForm')],
};
