import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * What counts as one address: IPv6 hands every household and server a /64, so whoever holds one
 * could otherwise count as someone new at each try.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const { address: canonical } = new SocketAddress({ address: plain, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1];
  return mapped ?? `${groupsOf(canonical).slice(0, 4).join(':')}::/64`;
}

/** The network of a provider's customer, who may hold a whole IPv6 /48 or IPv4 /24. */
export function widerNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`;
  return network.replace(/:[^:]+::\/64$/, '::/48');
}

/** Some proxies write the port beside the visitor's address, which is another at each try. */
export function plainAddress(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const [plain = ''] = (bracketed ?? address.replace(/^([\d.]+):\d+$/, '$1')).split('%');
  return plain;
}

export function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const head = before ? before.split(':') : [];
  if (after === undefined) return head;
  const tail = after ? after.split(':') : [];
  return [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
}
