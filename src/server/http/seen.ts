import type { IncomingMessage, ServerResponse } from 'node:http';

/** Of a request whose answer has been sent, or that nobody waits for any more. */
export interface Answered {
  milliseconds: number;
  isFromMemory: boolean;
  /** Whoever asked has gone before the answer. */
  isAborted: boolean;
}

/** Is told of every request, those included that are answered before the framework. */
export type Seen = (request: IncomingMessage, response: ServerResponse, answered: Answered) => void;

/** Nothing for nobody: then nobody pays for it. */
export function seenByAll(watchers: (Seen | undefined)[]): Seen | undefined {
  const all = watchers.filter((watcher) => watcher !== undefined);
  const [only] = all;
  if (all.length < 2) return only;
  return (...told) => {
    for (const watcher of all) watcher(...told);
  };
}
