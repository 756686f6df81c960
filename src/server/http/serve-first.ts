import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { message } from '../../model/messages/message.ts';
import type { Drain } from './drain.ts';
import { Refusal } from './refusal.ts';
import { givenId, requestIdHeader, requestIdOf } from './request-id.ts';
import type { Answered, Seen } from './seen.ts';

/** Answers that are kept in memory. */
export interface KeptAnswers {
  /** Whether it has answered the request. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
}

interface Options {
  /** What every answer carries. */
  headers: Record<string, string>;
  drain: Pick<Drain, 'isDraining' | 'await'>;
  seen?: Seen | undefined;
  tell(error: unknown, requestId: string): void;
}

/**
 * Whoever asks for what is at hand gets it before any other code runs. Nobody above would catch
 * what is thrown here, and it would end the process.
 */
export const serveFirst =
  (answers: KeptAnswers, handle: RequestListener, options: Options) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { drain, seen } = options;
    const began = seen ? performance.now() : 0;
    if (drain.isDraining) response.shouldKeepAlive = false;
    try {
      if (request.headers[requestIdHeader] !== undefined) returnId(request, response);
      if (answers.serve(request, response)) {
        seen?.(request, response, answeredFrom(began, { isFromMemory: true, isAborted: false }));
        return;
      }
      drain.await(response);
      if (seen) {
        response.once('close', () => {
          const isAborted = !response.writableFinished;
          seen(request, response, answeredFrom(began, { isFromMemory: false, isAborted }));
        });
      }
      handle(request, response);
    } catch (error) {
      const requestId = requestIdOf(request);
      options.tell(error, requestId);
      answerFailure(response, options.headers, requestId);
    }
  };

function returnId(request: IncomingMessage, response: ServerResponse): void {
  const id = givenId(request);
  if (id) response.setHeader(requestIdHeader, id);
}

const answeredFrom = (began: number, rest: Omit<Answered, 'milliseconds'>): Answered => ({
  milliseconds: performance.now() - began,
  ...rest,
});

function answerFailure(
  response: ServerResponse,
  headers: Options['headers'],
  requestId: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({
    ...new Refusal(500, message('somethingWrong')).answer,
    requestId,
  });
  response
    .writeHead(500, {
      ...headers,
      [requestIdHeader]: requestId,
      'content-type': 'application/json; charset=utf-8',
    })
    .end(body);
}
