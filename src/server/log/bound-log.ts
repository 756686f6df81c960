import type { FastifyBaseLogger } from 'fastify';

/** What pino hands to whoever stands before it. */
type Write = (this: unknown, ...line: unknown[]) => void;

interface Counted {
  written: number;
  leftOut: number;
  level: number;
}

const window = 1_000;

/**
 * A database that is gone fails a thousand requests a second, each in the same words. A few of the
 * equal lines of a second are written, and then how many more there were; of lines that all differ,
 * as many as somebody could still read.
 */
export function boundLog({ equal = 5, inAll = 100 } = {}) {
  const counts = new Map<string, Counted>();
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  let log: FastifyBaseLogger | undefined;

  function mayWrite(text: string, level: number): boolean {
    timer ??= setTimeout(tellLeftOut, window).unref();
    // Where everything differs there is no telling apart what was left out.
    const key = counts.size < inAll || counts.has(text) ? text : 'other lines';
    const counted = counts.get(key) ?? { written: 0, leftOut: 0, level };
    counts.set(key, counted);
    if (counted.written >= equal || written >= inAll) {
      counted.leftOut += 1;
      return false;
    }
    counted.written += 1;
    written += 1;
    return true;
  }

  function tellLeftOut(): void {
    clearTimeout(timer);
    timer = undefined;
    const told = [...counts].filter(([, { leftOut }]) => leftOut > 0);
    counts.clear();
    written = 0;
    for (const [same, { leftOut, level }] of told) {
      log?.[level >= error ? 'error' : 'warn']({ same, leftOut }, 'lines were left out');
    }
  }

  return {
    /** For pino's `hooks`. */
    logMethod(this: unknown, line: unknown[], write: Write, level: number): void {
      if (isAlwaysWritten(line) || mayWrite(textOf(line), level)) {
        write.apply(this, line);
      }
    },
    /** Where the counts go. */
    writeTo(logger: FastifyBaseLogger): void {
      log = logger;
    },
    end: tellLeftOut,
  };
}

const error = 50;

/** The counts themselves, and what log-security.ts writes. */
const isAlwaysWritten = (line: unknown[]) =>
  ['lines were left out', 'security'].includes(String(line.at(-1)));

/** What makes two lines equal: the words, the route and the failure, not who asked or how long. */
function textOf([first, words]: unknown[]): string {
  if (typeof first === 'string') return first;
  if (first instanceof Error) return `${words ?? ''} ${first.message}`.trim();
  const { method, route, status, err } = (first ?? {}) as Record<string, unknown>;
  const failure = (err as Error | undefined)?.message;
  return [words, method, route, status, failure].filter((each) => each !== undefined).join(' ');
}
