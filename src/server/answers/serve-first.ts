import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { AnswerCache } from './answer-cache.ts';

interface Failing {
  /** What every answer carries. */
  headers: Record<string, string>;
  tell(error: unknown): void;
}

/**
 * Whoever asks for what is at hand gets it before any other code runs. Nobody above would catch
 * what is thrown here, and it would end the process.
 */
export const serveFirst =
  (answers: Pick<AnswerCache, 'serve'>, handle: RequestListener, failing: Failing) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    try {
      if (!answers.serve(request, response)) handle(request, response);
    } catch (error) {
      failing.tell(error);
      answerFailure(response, failing.headers);
    }
  };

function answerFailure(response: ServerResponse, headers: Failing['headers']): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(new Refusal(500, message('somethingWrong')).answer);
  response
    .writeHead(500, { ...headers, 'content-type': 'application/json; charset=utf-8' })
    .end(body);
}
