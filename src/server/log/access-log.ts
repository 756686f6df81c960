import { givenId, requestIdHeader } from '../http/request-id.ts';
import type { Seen } from '../http/seen.ts';
import { visitorNetwork } from './visitor-network.ts';

const writeEvery = 200;
const mostHeld = 64 * 1024;
const longestPath = 200;

interface Options {
  isTrusted: (address: string) => boolean;
  write?: (lines: string) => void;
}

/**
 * One line of JSON for every request: when, what, what came of it and from which network. Nothing
 * of a person: no query, no referrer, no browser, and of the address the part that many share.
 * Lines are written many at a time: each alone would cost more than the answer.
 */
export function createAccessLog({ isTrusted, write = toOutput }: Options) {
  let held = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (held) write(held);
    held = '';
  }

  const seen: Seen = (request, response, { milliseconds, isFromMemory, isAborted }) => {
    const { method, url = '/' } = request;
    const id = givenId(request) ?? response.getHeader(requestIdHeader);
    const line = {
      time: Date.now(),
      access: method,
      path: pathOf(url),
      status: isAborted ? 499 : response.statusCode,
      ms: Math.round(milliseconds * 10) / 10,
      from: isFromMemory ? 'memory' : 'program',
      network: visitorNetwork(request, isTrusted),
      ...(id && { requestId: id }),
    };
    held += `${JSON.stringify(line)}\n`;
    if (held.length > mostHeld) flush();
    else timer ??= setTimeout(flush, writeEvery).unref();
  };
  return { seen, flush };
}

const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').slice(0, longestPath);

const toOutput = (lines: string) => void process.stdout.write(lines);
