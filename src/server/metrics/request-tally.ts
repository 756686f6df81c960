import type { Seen } from '../http/seen.ts';
import type { Family, Sample } from './text-format.ts';

/** Upper bounds in seconds: answers from memory take microseconds, pictures seconds. */
const bounds = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

const methods = ['read', 'write'];
const kinds = ['page', 'api', 'upload', 'asset', 'admin', 'file'];
const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx', 'aborted'];
const sources = ['memory', 'program'];

export type RequestTally = ReturnType<typeof createRequestTally>;

/** Each series is a row: a count for each bound and one beyond them. */
const width = bounds.length + 1;

/** Counts in plain numbers: nothing is made or looked up for a request. */
export function createRequestTally() {
  const series = methods.length * kinds.length * statuses.length * sources.length;
  const counts = new Float64Array(series * width);
  const sums = new Float64Array(series);

  const seen: Seen = ({ method, url = '/' }, { statusCode }, answered) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    const status = answered.isAborted
      ? 5
      : Math.min(4, Math.max(0, Math.floor(statusCode / 100) - 1));
    const row =
      (((isRead ? 0 : 1) * kinds.length + kindOf(url)) * statuses.length + status) *
        sources.length +
      (answered.isFromMemory ? 0 : 1);
    const seconds = answered.milliseconds / 1000;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
    counts[row * width + bucket] = (counts[row * width + bucket] ?? 0) + 1;
    sums[row] = (sums[row] ?? 0) + seconds;
  };

  function family(): Family {
    const samples: Sample[] = [];
    for (let row = 0; row < series; row += 1) {
      const own = counts.subarray(row * width, (row + 1) * width);
      const total = own.reduce((sum, count) => sum + count, 0);
      if (total === 0) continue;
      const labels = labelsOf(row);
      let below = 0;
      for (const [at, bound] of [...bounds, '+Inf'].entries()) {
        below += own[at] ?? 0;
        samples.push({ suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below });
      }
      samples.push({ suffix: '_sum', labels, value: sums[row] ?? 0 });
      samples.push({ suffix: '_count', labels, value: total });
    }
    return {
      name: 'wajha_request_seconds',
      type: 'histogram',
      help: 'Requests, from their arrival to the end of their answer',
      samples,
    };
  }
  return { seen, family };
}

function labelsOf(row: number): Record<string, string> {
  const [source, rest] = [row % sources.length, Math.floor(row / sources.length)];
  const [status, place] = [rest % statuses.length, Math.floor(rest / statuses.length)];
  return {
    method: methods[Math.floor(place / kinds.length)] ?? '',
    kind: kinds[place % kinds.length] ?? '',
    status: statuses[status] ?? '',
    from: sources[source] ?? '',
  };
}

/** By how an address begins: there are few of these, and any number of addresses. */
function kindOf(url: string): number {
  if (url.startsWith('/api')) return 1;
  if (url.startsWith('/uploads/')) return 2;
  if (url.startsWith('/assets/')) return 3;
  if (url.startsWith('/admin')) return 4;
  if (url.startsWith('/social/') || /^[^?]*\.(?:xml|txt|ico|svg|png|webmanifest)(?:\?|$)/.test(url))
    return 5;
  return 0;
}
