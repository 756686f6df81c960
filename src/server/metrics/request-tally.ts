import type { Seen } from '../http/seen.ts';
import type { Family, Sample } from './text-format.ts';

/** Upper bounds in seconds: answers from memory take microseconds, pictures seconds. */
const bounds = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

export type RequestTally = ReturnType<typeof createRequestTally>;

interface Series {
  labels: Record<'method' | 'kind' | 'status' | 'from', string>;
  /** For each bound the requests between the one before and it, and those beyond the last. */
  counts: number[];
  sum: number;
}

/** Requests by what they were, each kind in a histogram of its own. */
export function createRequestTally() {
  const all = new Map<string, Series>();

  const seen: Seen = ({ method = '', url = '/' }, { statusCode }, answered) => {
    const { isAborted, isFromMemory } = answered;
    const labels = {
      method: reading.has(method) ? 'read' : 'write',
      kind: kindOf(url),
      status: isAborted ? 'aborted' : `${Math.floor(statusCode / 100)}xx`,
      from: isFromMemory ? 'memory' : 'program',
    };
    const key = `${labels.method} ${labels.kind} ${labels.status} ${labels.from}`;
    const series = all.get(key) ?? { labels, counts: Array(bounds.length + 1).fill(0), sum: 0 };
    all.set(key, series);
    const seconds = answered.milliseconds / 1000;
    const bound = bounds.findIndex((most) => seconds <= most);
    series.counts[bound === -1 ? bounds.length : bound] += 1;
    series.sum += seconds;
  };

  const family = (): Family => ({
    name: 'wajha_request_seconds',
    type: 'histogram',
    help: 'Requests, from their arrival to the end of their answer',
    samples: [...all.values()].flatMap(samplesOf),
  });
  return { seen, family };
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function samplesOf({ labels, counts, sum }: Series): Sample[] {
  let below = 0;
  const buckets = [...bounds, '+Inf'].map((bound, at) => {
    below += counts[at] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: below },
  ];
}

/** By how an address begins: there are few of these, and any number of addresses. */
function kindOf(url: string): string {
  if (url.startsWith('/api')) return 'api';
  if (url.startsWith('/uploads/')) return 'upload';
  if (url.startsWith('/assets/')) return 'asset';
  if (url.startsWith('/admin')) return 'admin';
  if (url.startsWith('/social/') || /^[^?]*\.(?:xml|txt|ico|svg|png|webmanifest)(?:\?|$)/.test(url))
    return 'file';
  return 'page';
}
