import { isIPv6, SocketAddress } from 'node:net';

/**
 * What counts as one address: IPv6 hands every household and server a /64, so whoever holds one
 * could otherwise count as someone new at each try.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const { address: canonical } = new SocketAddress({ address: plain, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1];
  return mapped ?? `${groupsOf(canonical).slice(0, 4).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const head = before ? before.split(':') : [];
  if (after === undefined) return head;
  const tail = after ? after.split(':') : [];
  return [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
}
