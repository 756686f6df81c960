import { seenByAll } from '../http/seen.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';
import type { Settings } from './settings.ts';

/** Whoever counts the requests or writes them down; loaded only where a setting asks for it. */
export async function watchRequests({ metrics, accessLog, trustProxy }: Settings) {
  const tally = metrics
    ? (await import('../metrics/request-tally.ts')).createRequestTally()
    : undefined;
  const access = accessLog
    ? (await import('../log/access-log.ts')).createAccessLog({
        isTrusted: trustedProxies(trustProxy || []),
      })
    : undefined;
  return {
    seen: seenByAll([tally?.seen, access?.seen]),
    tally,
    end: () => access?.flush(),
  };
}
